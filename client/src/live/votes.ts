/** What the people of a table decide and say among themselves. */
import type { PaceForm, ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';

export class Votes {
  constructor(
    private readonly table: LiveTable,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  consent(agree: boolean): void {
    const request = this.table.now?.undo?.request;
    if (request && this.table.looking !== null) {
      this.send({ type: 'consent', seat: this.table.looking, number: request.number, agree });
    }
  }

  /** Ask the others for something all of us decide. */
  move(what: 'pause' | 'time' | 'bot' | 'wanted' | 'end', target: number | null, seconds = 0): void {
    const level = this.table.seats.find((seat) => seat.level)?.level ?? 'medium';
    this.send({ type: 'move', what, target, seconds, level });
  }

  /** Ask all of us to give a seat back to whoever had it before and made this offer. */
  giveBack(offer: number): void {
    this.send({ type: 'move', what: 'person', offer });
  }

  /** Ask all of us for another pace; null: no clock. */
  askPace(pace: PaceForm | null): void {
    this.send({ type: 'move', what: 'pace', pace });
  }

  vote(number: number, agree: boolean): void {
    this.send({ type: 'vote', number, agree });
  }

  /** Remind somebody who has been waited for a day, wherever they are. */
  nudge(seat: number): void {
    this.send({ type: 'nudge', seat });
  }

  resume(): void {
    this.send({ type: 'resume' });
  }

  speak(text: string): boolean {
    return this.send({ type: 'chat', text });
  }

  /** As the host: let a speaker say nothing more here, or speak again. */
  mute(speaker: number, on: boolean): void {
    this.send({ type: 'mute', speaker, on });
  }

  /** As the host: let only those talk who sit at the table, or everybody again. */
  closeTalk(on: boolean): void {
    this.send({ type: 'close_talk', on });
  }
}
