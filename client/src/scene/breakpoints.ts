/**
 * The shapes a page takes, as styles ask for them too. Stacked: the board above a sheet that is pulled up. A screen that
 * is wide and very low (a phone on its side, a page enlarged to 200 %) has its sheet beside the board instead.
 */
export const STACKED = '(max-width: 560px), (max-width: 760px) and (min-height: 501px)';
export const LOW = '(min-width: 561px) and (max-height: 500px)';
/** A tablet upright: dock and tabs stand in a row under the board. */
export const UPRIGHT = '(min-width: 761px) and (max-width: 1000px) and (min-height: 900px)';
