/** At how many tables it is my turn, as far as this page knows: in the title, and on the icon of an installed page. */
class Waiting {
  tables = $state.raw<readonly string[]>([]);

  tell(tables: readonly string[]): void {
    this.tables = tables;
    this.badge(tables.length);
  }

  /** With what the page of a table knows better about its own. */
  count(table: string, mine: boolean): number {
    return this.tables.filter((one) => one !== table).length + Number(mine);
  }

  badge(count: number): void {
    if (!('setAppBadge' in navigator)) return;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
  }
}

export const waiting = new Waiting();

/** `(2) Friday`: so many wait. */
export const counted = (count: number, title: string): string => (count ? `(${count}) ${title}` : title);
