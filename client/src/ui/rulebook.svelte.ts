/** The rules of the game at hand, in the reader's language. */
import type { Chapter, Paragraph, Rulebook } from '../wire/types';
import { api } from '../live/api';

/** Chapters with only the paragraphs that contain every word looked for, in number or text. */
export function searched(chapters: readonly Chapter[], query: string): Chapter[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((one) => fits(chapter, one, words)) }))
    .filter((chapter) => chapter.paragraphs.length);
}

function fits(chapter: Chapter, paragraph: Paragraph, words: readonly string[]): boolean {
  const text = plain(`${paragraph.number} ${paragraph.text} ${chapter.title}`);
  return words.every((word) => text.includes(word));
}

/** Without accents and capitals: "Pénurie" is found by "penurie". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export interface Span {
  mark: '' | '*' | '**' | '`';
  text: string;
}

/** The few marks the rules are written with: *ruling*, **strong**, `word of a file`. */
export function spans(text: string): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).filter(Boolean);
  return parts.map((part) => {
    const mark = (/^(\*\*|\*|`).+\1$/s.exec(part)?.[1] ?? '') as Span['mark'];
    return { mark, text: part.slice(mark.length, part.length - mark.length) };
  });
}

class Library {
  book = $state.raw<Rulebook | null>(null);
  trouble = $state(false);

  async load(game: string, language: string): Promise<void> {
    if (this.book?.game === game && this.book.language === language) return;
    try {
      this.book = await api.rules(game, language);
      this.trouble = false;
    } catch {
      this.trouble = true;
    }
  }

  /** A paragraph by its number; "MJ 5.4a" falls back to "MJ 5.4". */
  find(number: string): Paragraph | null {
    const all = this.book?.chapters.flatMap((chapter) => chapter.paragraphs) ?? [];
    const short = number.replace(/[a-z]$/, '');
    return all.find((one) => one.number === number) ?? all.find((one) => one.number === short) ?? null;
  }
}

export const library = new Library();
