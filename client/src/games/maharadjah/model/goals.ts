/** Where the nation that acts scores next: its card's next line, area by area. */
import type { Card, CardSection, Place } from './types';

export interface Goal {
  readonly points: number;
  readonly turn: number;
}

/** The line that counts soonest, and when. */
export function nextLine(card: Card, turn: number): { section: CardSection; due: number } | undefined {
  const dated = card.sections.map((section) => ({
    section,
    due: Math.min(...section.turns.filter((one) => one >= turn)),
  }));
  const first = Math.min(...dated.map(({ due }) => due));
  return Number.isFinite(first) ? dated.find(({ due }) => due === first) : undefined;
}

/** Areas by what they would give; those named stand before their region. "Any area" is no goal to draw. */
export function goalsOf(card: Card | undefined, turn: number, places: Iterable<Place>): Map<string, Goal> {
  const next = card && nextLine(card, turn);
  const found = new Map<string, Goal>();
  if (!next) return found;
  const all = [...places].filter(({ kind }) => kind === 'area');
  for (const { points, areas } of next.section.lines) {
    const regions = areas.filter((area) => area.startsWith('region:')).map((area) => area.slice(7));
    for (const { id, region } of all) {
      if (areas.includes(id)) found.set(id, { points, turn: next.due });
      else if (region && regions.includes(region) && !found.has(id)) found.set(id, { points, turn: next.due });
    }
  }
  return found;
}
