/** What is said in passing: a few sentences, each for a moment. Whatever matters longer stands in the log or the bar. */
const MOST = 3;

export interface Notice {
  readonly id: number;
  readonly text: string;
}

export class Notices {
  all = $state.raw<readonly Notice[]>([]);
  private count = 0;

  say(text: string): void {
    if (text) this.all = [...this.all.filter((one) => one.text !== text), { id: ++this.count, text }].slice(-MOST);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }

  forget(): void {
    this.all = [];
  }
}
