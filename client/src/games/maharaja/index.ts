import type { GameBoard } from '../../scene/contract';
import type { Static, View } from '../../wire/maharaja';
import Board from './Board.svelte';
import Body from './panels/Body.svelte';
import Players from './panels/Players.svelte';
import { soundOf } from './motion';
import Prompt from './panels/Prompt.svelte';
import Score from './panels/Score.svelte';
import Status from './panels/Status.svelte';
import { areas, CHARACTERS, titleOf } from './model';
import { lost } from './model/turn';
import { t } from '../../i18n/texts.svelte';
import { headsShow, showsOf } from './shows';
import { nameOf, noteOf, promptOf, spotsOf, termOf, touched } from './spots';

const board: GameBoard<View, Static> = {
  Board,
  editor: () => import('./editor/Editor.svelte'),
  Status,
  Score,
  Prompt,
  prompts: ['Planning', 'TurnMenu'],
  Body,
  bodies: ['Planning', ...CHARACTERS],
  Strip: Players,
  ends: ([verb]) => verb === 'end-turn',
  losesOf: lost,
  readyOf: ([verb]) => (verb === 'plan' ? t('web-mj-lay-plan') : null),
  parts: {
    track: '.trackcard',
    rewards: '.maharaja .rewards',
    characters: '.characters',
    players: '.players',
    dial: '.dial',
    map: '.maharaja .map',
  },
  spotsOf,
  promptOf,
  termOf,
  touched,
  soundOf,
  showsOf,
  headsShow,
  titleOf,
  nameOf,
  noteOf,
  areas,
};

export default board;
