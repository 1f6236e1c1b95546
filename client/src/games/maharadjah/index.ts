/** Maharadjah's board for the shell. */
import { t } from '../../i18n/texts.svelte';
import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/maharadjah';
import Board from './Board.svelte';
import Body from './panels/Body.svelte';
import { soundOf } from './motion';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import Strip from './panels/Strip.svelte';
import { describe, factsOf, seatOf, turns } from './model';
import { headsShow, showsOf } from './shows';
import { foldAt, tellFold } from './story';
import { isAnswer, isEnd, isPlain, spotsOf, termOf, touched } from './spots';
import { yearsOf } from './model/years';

const board: GameBoard<View, Static> = {
  Board,
  editor: () => import('./editor/Editor.svelte'),
  Score,
  Prompt,
  prompts: [
    'Movement',
    'March',
    'ChooseBattle',
    'ChooseLoss',
    'DefenderRetreat',
    'AttackerRetreat',
    'Follow',
    'AskSiege',
    'AskSubmission',
    'Build',
    'PutUp',
    'Raise',
  ],
  Body,
  bodies: ['ChooseBattle', 'ChooseLoss', 'DefenderRetreat', 'AttackerRetreat', 'Follow', 'AskSiege', 'PutUp', 'Raise'],
  Strip,
  ends: isEnd,
  readyOf: ([verb, place, count], scene) =>
    verb === 'take'
      ? t('web-maharadjah-set-out', { count: Number(count) })
      : verb === 'bid'
        ? t('web-maharadjah-bid', { side: scene.word(place), points: Number(count) })
        : null,
  farther: ['March'],
  parts: {
    order: 'nav.rail',
    turns: '.turns, .rail .now',
    events: '.events, .rail .now',
    map: '.column .map',
    card: '.right article.card, .map article.card, nav.rail [aria-current]',
    group: '#prompt .group',
    battle: '.battle',
    odds: '.odds',
  },
  tabs: { card: 'score' },
  termOf: (spot, scene) => {
    const place = factsOf(scene).board.places.get(spot);
    return place ? termOf(place) : null;
  },
  showsRefused: isAnswer,
  spotsOf,
  chipOf: (words, scene) => (isPlain(words) ? scene.word(words[1]) : null),
  nameOf: (spot, scene) => scene.word(spot),
  touched,
  soundOf,
  foldAt,
  tellFold,
  showsOf,
  headsShow,
  seatOf: (word, scene) => {
    const letter = scene.static.labels.nation.includes(word) ? seatOf(scene, word) : undefined;
    return letter === undefined ? null : 'ABCDE'.indexOf(letter.toUpperCase());
  },
  titleOf: (scene) => {
    const { all, now } = turns(scene);
    const years = all.find((one) => one.turn === now)?.years;
    return years ? `${t('web-maharadjah-turn', { turn: now })} · ${yearsOf(years)}` : '';
  },
  pointsOf: (scene) => scene.view.totals,
  areas: (scene) =>
    [...factsOf(scene).board.places.values()].map(({ id, neighbours }) => ({
      spot: id,
      name: scene.word(id),
      text: describe(scene, id),
      neighbours: neighbours.map((one) => scene.word(one)),
    })),
};

export default board;
