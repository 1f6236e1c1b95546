/** Seats of a table that is being set: who sits where until the game starts. */
import type { SeatForm } from '../wire/types';

/** `me`, `open`, or `bot:<level>`: the values of the drop-down beside a seat. */
export type SeatChoice = string;

/** I take the first seat, bots the others: whoever just presses "Start" plays. */
export function usual(count: number, levels: readonly string[]): SeatChoice[] {
  const level = levels.includes('medium') ? 'medium' : (levels[0] ?? '');
  const other = level ? `bot:${level}` : 'open';
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : other));
}

/** Another number of seats keeps the choices made so far. */
export function resized(seats: readonly SeatChoice[], count: number, levels: readonly string[]): SeatChoice[] {
  return usual(count, levels).map((choice, seat) => seats[seat] ?? choice);
}

export function formOf(choice: SeatChoice): SeatForm {
  if (choice.startsWith('bot:')) return { kind: 'bot', level: choice.slice(4) };
  return { kind: choice === 'me' ? 'me' : 'open' };
}

/** Several people on one device need names of their own. */
export function formsOf(seats: readonly SeatChoice[], names: readonly string[]): SeatForm[] {
  return seats.map((choice, seat) => {
    const name = names[seat]?.trim();
    return choice === 'me' && name ? { ...formOf(choice), name } : formOf(choice);
  });
}
