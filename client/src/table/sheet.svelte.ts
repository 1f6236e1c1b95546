/**
 * How high the sheet of a small page stands. Peek: question, choices, end. Half: the dock beside them. Full: a tab over
 * the board; the question stays. A person sets the height, and it stays through questions. What cannot be answered at
 * peek (a disc, a battle) or was asked for (why not?) raises it to half for as long as it is there.
 */
export type Snap = 'peek' | 'half' | 'full';

const SNAPS: readonly Snap[] = ['peek', 'half', 'full'];

export class Sheet {
  private chosen = $state<Snap>('peek');
  /** It was raised by itself, and the person lowered it. */
  private declined = $state(false);
  private needed = $state(false);

  readonly snap = $derived.by((): Snap => {
    const raised = this.needed && !this.declined && this.chosen === 'peek';
    return raised ? 'half' : this.chosen;
  });

  /** Does something stand in the dock that must be seen? */
  need(needed: boolean): void {
    if (needed && !this.needed) this.declined = false;
    this.needed = needed;
  }

  to(snap: Snap): void {
    this.declined = snap === 'peek';
    this.chosen = snap;
  }

  /** One height up or down; without a wall at the end of a press, which goes round. */
  by(steps: number, round = false): void {
    const at = SNAPS.indexOf(this.snap) + steps;
    this.to(SNAPS[round ? (at + SNAPS.length) % SNAPS.length : Math.min(SNAPS.length - 1, Math.max(0, at))]);
  }
}
