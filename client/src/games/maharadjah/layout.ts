/** Where names and pieces stand on the map. Only places: the map itself comes from the board file. */
import layout from '../../../../src/durbar/games/maharadjah/data/layout.json';
import type { Point } from './layout/geometry';

/** Shift of name and pieces from the area's point, in drawn units. */
export const SHIFT: Readonly<Record<string, Point>> = {
  ladakh: [4, 0],
  kashmir: [-2, -6],
  gandhara: [2, -6],
  delhi: [0, -2],
  agra: [2, 0],
  oudh: [2, -2],
  nepal: [4, -4],
  bhutan: [4, -2],
  assam: [14, -10],
  bihar: [6, 2],
  jaunpur: [10, -4],
  magadha: [4, 4],
  bengal: [4, -4],
  bundelkhand: [-8, 9],
  malwa: [6, 0],
  rajputana: [0, 4],
  sind: [4, -2],
  punjab: [4, 6],
  lahore: [2, 0],
  gujarat: [-4, -4],
  khandesh: [2, 0],
  gondwana: [4, 2],
  berar: [4, 0],
  maharashtra: [4, 0],
  bidar: [8, 4],
  bijapur: [6, 2],
  andhra: [10, -4],
  golconda: [10, 2],
  mysore: [0, 3],
  karnataka: [12, 0],
  lanka: [4, -4],
  simhala: [6, 0],
  baluchistan: [4, 8],
  malabar: [-2, 0],
  kerala: [-2, 0],
};

/** Names that stand in the sea because their area is too narrow: end of the name, in file units. */
export const NAME_AT_SEA: Readonly<Record<string, Point>> = { malabar: [390, 766], kerala: [419, 866] };

/** Factory places on the shore, in file units. */
export const FACTORY_SITE: Readonly<Record<string, Point>> = {
  sind: [219, 446],
  gujarat: [272, 509],
  maharashtra: [345, 572],
  bijapur: [367, 682],
  malabar: [377, 724],
  kerala: [408, 822],
  karnataka: [552, 800],
  lanka: [612, 878],
  golconda: [549, 722],
  andhra: [606, 630],
  orissa: [673, 576],
  bengal: [757, 517],
};

/** Names of foreign lands, in file units; their armies stand below. */
export const LAND_NAME: Readonly<Record<string, Point>> = {
  persia: [44, 296],
  afghanistan: [150, 180],
  central_asia: [205, 52],
  china: [780, 72],
  tibet: [856, 236],
  burma: [934, 440],
};

/** Names of seas, in file units, a line each. */
export const SEA_NAME: Readonly<Record<string, Point>> = {
  arabian_sea: [168, 560],
  indian_ocean: [410, 938],
  bay_of_bengal: [748, 640],
};

/** Where fleets lie, in file units. */
export const FLEET: Readonly<Record<string, Point>> = {
  arabian_sea: [270, 640],
  indian_ocean: [430, 968],
  bay_of_bengal: [748, 720],
};

export const COMPASS: Point = [890, 770];
/** Both ends of the strait's crossing, in file units. */
export const STRAIT: readonly [Point, Point] = [
  [506, 853],
  [548, 846],
];
/** The whole map with a little air, in drawn units. */
export const WHOLE = layout.whole;

/** Two letters for each nation, the same in every language. */
export const MONOGRAM: Readonly<Record<string, string>> = {
  pandya: 'Pa',
  greeks: 'Gr',
  afghans: 'Af',
  marathas: 'Mr',
  cholas: 'Ch',
  mauryans: 'My',
  harappans: 'Ha',
  sinhalese: 'Si',
  sikhs: 'Sk',
  rajputs: 'Ra',
  guptas: 'Gu',
  muslims: 'Mu',
  mughals: 'Mg',
  portuguese: 'Po',
  dutch: 'Nl',
  french: 'Fr',
  british: 'Br',
};

/** Two letters for each leader: the first two of his name, except where two would be alike. */
export const LEADER_MARK: Readonly<Record<string, string>> = {
  alexander: 'Ax',
  ashoka: 'As',
  chandra: 'Ch',
  raja_raja: 'Rj',
  aybak: 'Ay',
  timur: 'Ti',
  sanga: 'Sa',
  akbar: 'Ak',
  albuquerque: 'Al',
  shivaji: 'Sh',
  alamgir: 'Ag',
  rao: 'Ro',
  nizam: 'Ni',
  dupleix: 'Du',
  abdali: 'Ab',
  clive: 'Cl',
};
