/** What a board gives to the shell. See client/README.md. */
import type { Component } from 'svelte';
import type { LogItem } from '../wire/types';
import type { Choosing } from './choosing.svelte';
import type { Hook } from './hooks';
import type { Facts, Scene } from './scene';
import type { Show } from './show';

export interface BoardProps<V = unknown, S = Facts> {
  scene: Scene<V, S>;
}

export interface PromptProps<V = unknown, S = Facts> extends BoardProps<V, S> {
  choosing: Choosing;
}

/** An area for the list of areas. */
export interface Area {
  spot: string;
  name: string;
  text: string;
  neighbours: string[];
}

/** A board file as data: what each game's file has in it is its own. */
export type BoardData = Record<string, unknown>;

export interface EditorProps {
  data: BoardData;
  /** Change a copy of the data; null: it is only to be looked at. */
  change: ((how: (data: BoardData) => void) => void) | null;
}

export interface GameBoard<V = unknown, S = Facts> {
  /** The picture in the middle. */
  Board: Component<BoardProps<V, S>>;
  /** Slot `status`: tracks above the board. */
  Status?: Component<BoardProps<V, S>>;
  /** Looks at a board file, and changes it: a chunk of its own. */
  editor?: () => Promise<{ default: Component<EditorProps> }>;
  /** The tab "Score"; without it the shell shows names and points. */
  Score?: Component<BoardProps<V, S>>;
  /** Replaces the chips of the turn bar for decisions it names. */
  Prompt?: Component<PromptProps<V, S>>;
  prompts?: readonly string[];
  /** What the dock shows for decisions it names: a disc, a battle, a sale. The dock is then tall. */
  Body?: Component<PromptProps<V, S>>;
  bodies?: readonly string[];
  /** What everybody has, mine first: a strip that is in view at every size, on a phone mine alone. */
  Strip?: Component<BoardProps<V, S>>;
  /** Choices that give something up: they stand at the end of the turn bar, not among the others. */
  ends?(words: readonly string[]): boolean;
  /** What such a choice gives up now, in a few words. */
  losesOf?(scene: Scene<V, S>): string;
  /** What the button at the end of the turn bar says when it carries out this option; null: the option's own words. */
  readyOf?(words: readonly string[], scene: Scene<V, S>): string | null;
  /** Decisions whose choices in a row make one move: places further away can be pressed too. */
  farther?: readonly string[];
  /** Refused choices which that prompt shows itself: they need not be listed again. */
  showsRefused?(words: readonly string[]): boolean;
  /** Spots of the board that the words of an option touch, in the order one would point at them. */
  spotsOf(words: readonly string[]): readonly string[];
  /** Places inside the prompt that an option without spots is made with: sectors of a disc. Lessons frame them. */
  promptOf?(words: readonly string[]): readonly string[];
  /** A short label for a chip, where `<game>-do-<verb>` says more than the prompt needs. */
  chipOf?(words: readonly string[], scene: Scene<V, S>): string | null;
  /** A line under the question: a price, what the place under the pointer would bring. */
  noteOf?(scene: Scene<V, S>): string;
  /** Places of the board that an event changed: they are outlined until the next choice. */
  touched?(words: readonly string[]): readonly string[];
  /** How an event of the game is heard; null: not at all. Scores and ends are heard with their scenes. */
  soundOf?(words: readonly string[], scene: Scene<V, S>): Hook | null;
  /** How many events, from one on, the log tells in one line; 0: this one it leaves out. Without it each has its own. */
  foldAt?(items: readonly LogItem[], at: number): number;
  /** Such a line. */
  tellFold?(items: readonly LogItem[], word: (word: string) => string): string;
  /** Scenes that are played of what happened at one moment; `scene`: how it stands after that. */
  showsOf?(events: readonly LogItem[], scene: Scene<V, S>, tell: (item: LogItem) => string): readonly Show[];
  /** Events whose line in the log can play such a scene again. */
  headsShow?(words: readonly string[]): boolean;
  /** The seat a word of an event stands for, where it is not a seat's own letter: a nation's player. */
  seatOf?(word: string, scene: Scene<V, S>): number | null;
  /** One line for the header: the round, the turn. */
  titleOf?(scene: Scene<V, S>): string;
  /** Points everybody sees, by seat: beside the names on top. Without it points are nobody's before the end. */
  pointsOf?(scene: Scene<V, S>): readonly number[];
  /** The board as a list, for those who do not see the picture. */
  areas?(scene: Scene<V, S>): Area[];
  /** Parts that lessons show, by their selectors, the best first: `part:track` is `parts.track`. */
  parts?: Readonly<Record<string, string>>;
  /** Parts that stand in a tab beside a wide board. */
  tabs?: Readonly<Record<string, 'log' | 'rules' | 'score'>>;
  /** What a spot is, by the id of its term in the glossary; null: the glossary knows it by its own pattern. */
  termOf?(spot: string, scene: Scene<V, S>): string | null;
  /** How a spot is called; for refusals and the live region. */
  nameOf?(spot: string, scene: Scene<V, S>): string;
}
