/**
 * "What is this?": a pointer that rests, a finger that rests, `?`, and a press on what cannot be chosen. It listens to
 * the page as a whole; boards draw nothing for it.
 */
import type { Session } from '../scene/session';
import { settings } from '../i18n/settings.svelte';
import { t } from '../i18n/texts.svelte';
import { subjectAt, wordAt, type Subject } from './subject';
import { glossary } from './glossary.svelte';

const REST = 600; // ms a pointer rests
const FINGER = 500; // ms a finger rests
const FOCUS = 800; // ms after the focus came by a key
const GRACE = 250; // ms to reach the card with the pointer
const DRAG = 8; // px

/** What the card says. `refused`: it answers an attempt to choose. */
export interface About {
  readonly refused: boolean;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  readonly now: readonly { readonly text: string; readonly rule: string }[];
  /** It was asked for by a press or a key, not by a pointer that rests. */
  readonly wanted: boolean;
}

export class Asking {
  private asked = $state.raw<Subject | null>(null);
  private wanted = $state(false);
  private clock: ReturnType<typeof setTimeout> | undefined;
  private closing: ReturnType<typeof setTimeout> | undefined;
  private waiting = '';
  private start = { x: 0, y: 0 };
  private byKey = false;
  /** A finger rested: the click that follows is none. */
  private rested = false;
  private readonly listening = new AbortController();

  constructor(private readonly session: Session) {}

  readonly about = $derived.by((): About | null => this.refusal() ?? this.meaning());

  // --- what is said -----------------------------------------------------------------------------------------------

  private termOf(spot: string): string | null {
    const { module, scene } = this.session;
    return (scene && module?.termOf?.(spot, scene)) ?? null;
  }

  /** What a place is for, in one sentence: for whoever hears the page, and has not turned hints off. */
  meaningOf(spot: string): string {
    if (settings.hints === 'off') return '';
    const term = glossary.terms.named(this.termOf(spot)) ?? glossary.terms.ofSpot(spot);
    return term?.text[settings.language] ?? '';
  }

  private refusal(): About | null {
    const refusal = this.session.choosing.refusal;
    if (!refusal) return null;
    const { spot, what, sentences } = refusal;
    const term = spot === null ? undefined : (glossary.terms.named(this.termOf(spot)) ?? glossary.terms.ofSpot(spot));
    const name = what ? t('web-not', { what }) : t('web-not-now');
    return { refused: true, name, text: term?.text[settings.language] ?? '', rule: '', now: sentences, wanted: true };
  }

  private meaning(): About | null {
    const subject = this.asked;
    if (!subject) return null;
    const { spot, term, state } = subject;
    const name = (spot && this.session.nameOfSpot(spot)) || subject.name || '';
    return {
      refused: false,
      name: name || state,
      text: term?.text[settings.language] ?? '',
      rule: term?.rule ?? '',
      now: spot === null ? [] : this.nowAt(spot, name ? rest(state, name) : ''),
      wanted: this.wanted,
    };
  }

  /** How it stands, what choosing it would do, or why it cannot be chosen. */
  private nowAt(spot: string, state: string): { text: string; rule: string }[] {
    const { choosing, previews } = this.session;
    const told = state ? [{ text: state, rule: '' }] : [];
    const options = choosing.next.get(spot) ?? [];
    const known = options.length === 1 ? previews.of(options[0]) : undefined;
    if (known)
      return [
        ...told,
        ...previews
          .linesOf(known)
          .lines.slice(0, 1)
          .map((text) => ({ text, rule: '' })),
      ];
    if (options.length) return told;
    return [...told, ...choosing.refusedAt(spot).slice(0, 1)];
  }

  // --- opening and closing ----------------------------------------------------------------------------------------

  close(): boolean {
    this.cancel();
    const open = this.about !== null;
    this.asked = null;
    this.session.choosing.refusal = null;
    return open;
  }

  /** Ask about a place, as a press on what cannot be chosen does. */
  askSpot(spot: string): void {
    const element = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    if (element) this.open(this.subject(element), true);
  }

  private open(subject: Subject | null, wanted = false): void {
    this.cancel();
    if (!subject) return;
    this.wanted = wanted;
    this.session.choosing.refusal = null;
    this.asked = subject;
  }

  private subject(element: Element): Subject | null {
    return subjectAt(element, glossary.terms, (spot) => this.termOf(spot));
  }

  private cancel(): void {
    clearTimeout(this.clock);
    clearTimeout(this.closing);
    this.waiting = '';
  }

  // --- listening --------------------------------------------------------------------------------------------------

  /** For as long as the table is shown. */
  listen(page: HTMLElement): () => void {
    const on = (kind: string, heard: (event: never) => void, capture = false): void =>
      page.addEventListener(kind, heard as (event: Event) => void, { capture, signal: this.listening.signal });
    on('pointermove', (event: PointerEvent) => this.moved(event));
    on('pointerleave', () => this.away());
    on('pointerdown', (event: PointerEvent) => this.down(event), true);
    on('pointerup', () => this.up(), true);
    on('pointercancel', () => this.up(), true);
    on('contextmenu', (event: MouseEvent) => this.second(event));
    on('click', (event: MouseEvent) => this.click(event), true);
    on('keydown', (event: KeyboardEvent) => this.key(event), true);
    const { signal } = this.listening; // a key that brings the focus here is pressed elsewhere
    document.addEventListener('keydown', () => (this.byKey = true), { capture: true, signal });
    on('focusin', (event: FocusEvent) => this.focused(event));
    return () => (this.cancel(), this.listening.abort());
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType === 'touch') return this.dragged(event);
    const target = event.target as Element;
    if (target.closest('.about')) return clearTimeout(this.closing);
    const subject = event.buttons
      ? null
      : (this.subject(target) ?? wordAt(event.clientX, event.clientY, glossary.terms));
    if (subject?.key === this.asked?.key && this.asked) return clearTimeout(this.closing);
    if (this.asked && !this.wanted) this.away();
    if ((subject?.key ?? '') === this.waiting) return; // a page that moves under a resting pointer stirs it too
    clearTimeout(this.clock);
    this.waiting = subject?.key ?? '';
    if (subject) this.clock = setTimeout(() => this.open(subject), REST);
  }

  /** Gone, but perhaps on the way to the card. */
  private away(): void {
    clearTimeout(this.clock);
    this.waiting = '';
    clearTimeout(this.closing);
    if (!this.wanted) this.closing = setTimeout(() => (this.asked = null), GRACE);
  }

  private down(event: PointerEvent): void {
    this.byKey = false;
    this.rested = false;
    clearTimeout(this.clock);
    const target = event.target as Element;
    if (target.closest('.about')) return;
    this.asked = null;
    if (event.pointerType !== 'touch') return;
    this.start = { x: event.clientX, y: event.clientY };
    const { clientX, clientY } = event;
    this.clock = setTimeout(() => this.rest(target, clientX, clientY), FINGER);
  }

  private rest(target: Element, x: number, y: number): void {
    const subject = this.subject(target) ?? wordAt(x, y, glossary.terms);
    this.rested = subject !== null;
    this.open(subject, true);
  }

  private dragged({ clientX, clientY }: PointerEvent): void {
    if (Math.hypot(clientX - this.start.x, clientY - this.start.y) > DRAG && !this.rested) clearTimeout(this.clock);
  }

  private up(): void {
    clearTimeout(this.clock);
  }

  private click(event: MouseEvent): void {
    if (!this.rested) return;
    this.rested = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** The second button of a mouse asks what something is. */
  private second(event: MouseEvent): void {
    const target = event.target as Element;
    const subject = this.rested || target.closest('input, textarea, a') ? null : this.subject(target);
    if (!this.rested && !subject) return;
    event.preventDefault();
    if (subject) this.open(subject, true);
  }

  private key(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.key !== '?' || target.closest('input, textarea, select')) return;
    const subject = this.subject(target);
    if (!subject) return;
    event.preventDefault();
    event.stopPropagation();
    this.open(subject, true);
  }

  private focused(event: FocusEvent): void {
    const target = event.target as Element;
    if (!this.byKey || target.closest('.about')) return;
    clearTimeout(this.clock);
    if (this.asked && !this.wanted) this.asked = null;
    if (settings.hints === 'off') return;
    this.clock = setTimeout(() => document.activeElement === target && this.open(this.subject(target)), FOCUS);
  }
}

/** What is read out, without the name it begins with. */
function rest(label: string, name: string): string {
  const left = label.startsWith(name) ? label.slice(name.length).replace(/^[\s,.:·]+/, '') : label;
  return left && left[0].toUpperCase() + left.slice(1);
}
