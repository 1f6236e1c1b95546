/**
 * Somebody at a board who is asked something: what the parts of the page that draw and ask are given. A live table fills
 * it in (`live/table.svelte.ts`); a plan, a study and a lesson can do so as well. What it leaves out, the page does without.
 */
import type { Ask, DecisionInfo, LessonInfo, ResultInfo, SeatInfo, TenureInfo, UndoInfo } from '../wire/types';
import type { Advice } from './advice.svelte';
import type { Choosing } from './choosing.svelte';
import type { GameBoard } from './contract';
import type { Previews } from './previews.svelte';
import type { Question, Scene } from './scene';
import type { Telling } from './telling';
import type { Voice } from './voice';
import type { Ways } from './ways.svelte';

export interface Session {
  readonly game: string;
  /** The game's board, once it is there. */
  readonly module: GameBoard | null;
  readonly scene: Scene | null;
  readonly voice: Voice;
  readonly telling: Telling;

  readonly seats: readonly SeatInfo[];
  /** Seats of whoever sits here; and the one whose eyes are looked through. */
  readonly mine: readonly number[];
  readonly looking: number | null;
  /** Who had which seat since when. */
  readonly tenures: readonly TenureInfo[];
  nameOfSeat(seat: number): string;
  nameOfSpot(spot: string): string;

  /** What somebody must decide, and what I may answer to it; null: nothing. */
  readonly decision: DecisionInfo | null;
  readonly ask: Ask | null;
  readonly question: Question | null;
  /** The question in a sentence: to me if I am asked, about others otherwise. */
  readonly sentence: string;
  readonly choosing: Choosing;
  readonly previews: Previews;
  readonly ways: Ways;
  readonly advice: Advice;
  readonly lesson: LessonInfo | null;
  /** An answer is on its way. */
  readonly pending: boolean;
  /** Something that must be said in passing. */
  notify(text: string): void;

  readonly step: number;
  readonly steps: number;
  readonly isPast: boolean;
  /** How it stands at the step shown, if it is over there; and how the whole ended. */
  readonly result: ResultInfo | null;
  readonly ending: ResultInfo | null;
  /** How far can be gone back, and whether somebody asks for it. */
  readonly goingBack: UndoInfo | null;
  undo?(to?: number): void;
  redo?(): void;
  lookAt?(step: number): Promise<void>;
}
