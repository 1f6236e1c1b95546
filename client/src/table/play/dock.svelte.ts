/** What the dock shows: of several answers the newest one that was asked for; a hint only where nothing else is. */
import type { RefusedInfo } from '../../wire/types';
import type { Asking } from '../../explain/asking.svelte';
import type { LiveTable } from '../../live/table.svelte';

export type Face = 'hint' | 'does' | 'advice';

const MOST = 40; // refusals that are listed

export class DockState {
  /** A face somebody has pressed, and a list they asked for; for this question. */
  private picked = $state<Face | null>(null);
  listing = $state<'' | 'why' | 'all'>('');

  constructor(
    private readonly table: LiveTable,
    private readonly asking: Asking,
  ) {}

  /** Refused choices that have no place on the board, nor one in the bar: here is the only place to ask about them. */
  readonly refused = $derived.by((): readonly RefusedInfo[] => {
    const { choosing, module, question } = this.table;
    const own = module?.prompts?.includes(question?.name ?? '') ?? false;
    const shown = (words: readonly string[]): boolean =>
      Boolean(module?.ends?.(words)) || (own && Boolean(module?.showsRefused?.(words)));
    return choosing.refused.filter(({ words }) => !choosing.spotsOf(words).length && !shown(words)).slice(0, MOST);
  });

  /** Nobody has asked about them yet: there may be some where not everything that can be chosen is on the board. */
  private readonly unasked = $derived.by((): number => {
    const { choosing } = this.table;
    return choosing.options.some(({ words }) => !choosing.spotsOf(words).length) ? choosing.untold : 0;
  });
  /** How many may be asked about. */
  readonly whys = $derived.by(() => this.refused.length || this.unasked);

  readonly body = $derived.by(() => {
    const { module, question } = this.table;
    return module?.bodies?.includes(question?.name ?? '') ? module.Body : undefined;
  });

  /** It is over, and its last scene as well. */
  readonly over = $derived.by(() => {
    const { result, ended, shows } = this.table;
    return (result !== null || ended !== '') && !shows.now && !shows.coming;
  });
  readonly tall = $derived.by(() => this.over || this.body !== undefined);

  /** Something was asked for; or is only pointed at, which hides no advice: its own buttons are pointed at too. */
  private readonly answers = $derived.by(() => this.listing !== '' || (this.asking.about?.wanted ?? false));
  private readonly pointed = $derived.by(() => this.asking.about !== null || this.table.previews.shown !== null);
  private readonly advised = $derived.by(() => this.table.advice.waiting || this.table.advice.found.length > 0);

  readonly face = $derived.by((): Face => {
    if (this.picked || this.answers) return this.picked ?? 'does';
    return this.advised ? 'advice' : this.pointed ? 'does' : 'hint';
  });

  /** Something was asked for: a page that hides the dock shows it. */
  readonly asked = $derived.by(() => this.listing !== '' || this.advised || (this.asking.about?.wanted ?? false));

  show(face: Face): void {
    this.picked = face;
  }

  list(what: '' | 'why' | 'all'): void {
    this.listing = this.listing === what ? '' : what;
    if (this.listing === 'why') this.table.choosing.wonder();
    this.picked = null;
  }

  /** Another question, or something new was asked for. */
  forget(): void {
    this.picked = null;
    this.listing = '';
  }

  /** Take back what was asked for; whether there was anything. */
  close(): boolean {
    const open = this.listing !== '' || this.picked !== null;
    this.forget();
    return open;
  }
}
