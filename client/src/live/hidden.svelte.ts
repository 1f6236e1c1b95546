/** Whose words this browser does not show at a table: known by their number there, not by the name they give. */
export class Hidden {
  speakers = $state.raw<readonly number[]>([]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `durbar-hidden-${table}`;
    try {
      this.speakers = JSON.parse(localStorage.getItem(this.key) ?? '[]') as number[];
    } catch {
      // Nothing was kept, or nothing may be: everybody is heard.
    }
  }

  has(speaker: number): boolean {
    return this.speakers.includes(speaker);
  }

  toggle(speaker: number): void {
    this.speakers = this.has(speaker) ? this.speakers.filter((one) => one !== speaker) : [...this.speakers, speaker];
    try {
      localStorage.setItem(this.key, JSON.stringify(this.speakers));
    } catch {
      // Private windows may refuse; it then lasts as long as the page.
    }
  }
}
