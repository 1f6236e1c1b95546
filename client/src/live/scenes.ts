/** The scenes of a table: how it stands, and how it stood. */
import { mayAnimate } from '../i18n/settings.svelte';
import { eventsUntil } from '../scene/log';
import type { Facts, GameEvent, History, Player, Scene } from '../scene/scene';
import type { Moment, SeatInfo, State } from '../wire/types';
import { OPEN } from './moments';
import type { LiveTable } from './table.svelte';

/** How it stands: others' moves are seen happening. */
export function presentScene(table: LiveTable, facts: Facts, now: State): Scene {
  return {
    ...common(table, facts, now),
    question: table.question,
    news: table.fresh,
    still: !mayAnimate(),
    history: historyOf(table, now.step, []),
  };
}

/** A step of the past: nothing can be chosen, nothing moves. */
export function pastScene(table: LiveTable, facts: Facts, past: Moment): Scene {
  const news = past.log.filter(({ kind }) => kind === 'event');
  return {
    ...common(table, facts, past),
    question: null,
    news,
    still: !(table.playback.playing && mayAnimate()),
    history: historyOf(table, past.step, news),
  };
}

/** What both have: what is seen, people, words, and places that answer when they are pressed. */
function common(
  table: LiveTable,
  facts: Facts,
  { view, drawing, outlook, looking }: State | Moment,
): Omit<Scene, 'question' | 'news' | 'still' | 'history'> {
  const { seats, voice, choosing, changed } = table;
  return {
    static: facts,
    view,
    drawing,
    outlook,
    seat: looking === OPEN ? null : looking,
    players: seats.map(playerOf),
    marks: choosing.marks,
    changed,
    word: (word) => voice.word(word),
    nameOf: (seat) => voice.nameOf(seat),
    point: (spot) => choosing.point(spot),
    press: (spot, finger) => table.press(spot, finger),
  };
}

const playerOf = ({ seat, label, kind }: SeatInfo): Player => ({ seat, label, bot: kind === 'bot' });

/** The log up to a step, as far as it was fetched; of a step before that, what the step itself tells. */
function historyOf(table: LiveTable, step: number, own: readonly GameEvent[]): History {
  const until = (most: number): readonly GameEvent[] => {
    const known = eventsUntil(table.log, step, most);
    return known.length ? known : own;
  };
  return {
    last: until,
    all: () => until(Infinity),
    complete: async () => {
      while (table.earlier) await table.loadEarlier();
    },
  };
}
