/** What the server is told of whoever reads: that they look, and how far they have read. */
import type { ToServer } from '../wire/types';
import type { LiveTable } from './table.svelte';

const HERE = 60_000; // ms between two signs that somebody looks
const READING = 3000; // ms until what is on the page counts as read

export class ReadMarks {
  private toldHere = Date.now();
  private reading: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: LiveTable,
    private readonly send: (message: ToServer) => boolean,
  ) {}

  /** Somebody looks and has touched the page: nobody need mail them what they see. Said once a minute at most. */
  touched(): void {
    const now = Date.now();
    if (document.hidden || now - this.toldHere < HERE) return;
    this.toldHere = now;
    this.send({ type: 'here' });
  }

  /** Tell, not too often, how far this person has read: next time it is told what happened since. */
  seen(): void {
    if (this.reading !== undefined || document.hidden || !this.table.mine.length) return;
    this.reading = setTimeout(() => {
      this.reading = undefined;
      if (!document.hidden && this.table.now) this.send({ type: 'seen', moment: this.table.now.moment });
    }, READING);
  }

  stop(): void {
    clearTimeout(this.reading);
  }
}
