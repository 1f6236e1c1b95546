/** How a game that is over is told: counted once by those who saw it end, then who came where. */
import { api } from '../../live/api';
import type { LiveTable } from '../../live/table.svelte';
import type { Review } from '../../wire/types';
import { countShow } from './tally';

export class Finale {
  review = $state.raw<Review | null>(null);
  /** Pressed away: the board as it stands at the end. */
  closed = $state(false);
  /** It has just been counted: it may be heard. */
  fresh = false;

  constructor(private readonly table: LiveTable) {}

  /** The game is over, or no longer so: an undo takes the end back too. */
  follow(over: boolean): void {
    this.closed = false;
    this.review = null;
    this.table.shows.finale = null;
    if (!over) return;
    api.review(this.table.id).then(
      (found) => this.tell(found),
      () => (this.table.shows.coming = false),
    );
  }

  private tell(found: Review): void {
    this.review = found;
    if (found.scores.some(({ sources }) => sources.length)) this.table.shows.finale = () => this.count();
    if (this.table.shows.coming) {
      this.fresh = true;
      this.count();
    }
  }

  private count(): void {
    this.closed = false;
    this.table.shows.add([countShow(this.review?.scores ?? [], (word) => this.table.voice.word(word))]);
  }
}
