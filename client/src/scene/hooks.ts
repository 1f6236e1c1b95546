/** Moments that can be heard, by name: of the page (`turn`, `chat`, `sit`, scores, ends), and what a game's events are to the ear. */
export type Hook =
  | 'turn'
  | 'place'
  | 'bell'
  | 'coin'
  | 'die'
  | 'ink'
  | 'road'
  | 'march'
  | 'battle-hit'
  | 'score-row'
  | 'score-end'
  | 'chat'
  | 'sit'
  | 'end-win'
  | 'end-other';
