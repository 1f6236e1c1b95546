/** Which of the tables that wait for me comes next. */
const passed: string[] = [];

/** I was there and went on without choosing. */
export function passOver(id: string): void {
  passed.push(id);
}

/** The others, the longest waiting first, those passed over last and in that order. */
export function inOrder(waiting: string[], here: string): string[] {
  const others = waiting.filter((id) => id !== here);
  const skipped = (id: string) => passed.lastIndexOf(id);
  return others.sort((a, b) => skipped(a) - skipped(b));
}
