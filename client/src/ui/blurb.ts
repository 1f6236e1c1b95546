/** A card says in one sentence what a game is; what else there is to know stands beside the seats. */
export function inTwo(blurb: string): readonly [first: string, rest: string] {
  const end = blurb.search(/(?<=[.?!])\s/);
  return end < 0 ? [blurb, ''] : [blurb.slice(0, end), blurb.slice(end).trim()];
}
