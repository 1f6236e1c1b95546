/** Phrases: the same Fluent files as the server and the terminal, and the same rules for words (see durbar.locale). */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const ARGUMENTS = 'abcdefghij';

export type Arguments = Record<string, FluentVariable>;

export function bundleOf(language: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(new FluentResource(file), { allowOverrides: true });
  return bundle;
}

export class Texts {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
  ) {}

  has(key: string): boolean {
    const [name, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null);
  }

  /** A phrase by its key, or by `key.attribute`; an unknown key is shown as it is, so that it is noticed. */
  say(key: string, args: Arguments = {}): string {
    const [name, attribute] = key.split('.');
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }

  /** A word as people read it: a person's name, a number, or what `<game>-name-<word>` says. */
  name(game: string, word: string, seats: Readonly<Record<string, string>> = {}): string | number {
    if (word in seats) return seats[word];
    if (/^-?\d+$/.test(word)) return Number(word);
    const key = `${game}-name-${word}`;
    return this.has(key) ? this.say(key) : word;
  }

  /** Words (a verb or name, then arguments) as a sentence: `<game>-<kind>-<first word>`. */
  phrase(
    game: string,
    kind: string,
    words: readonly string[],
    seats: Readonly<Record<string, string>> = {},
    more: Arguments = {},
  ): string {
    const args: Arguments = { ...more };
    words.slice(1).forEach((word, i) => (args[ARGUMENTS[i]] = this.name(game, word, seats)));
    return this.say(`${game}-${kind}-${words[0]}`, args);
  }
}
