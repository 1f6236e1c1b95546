/** Boards of one's own, kept by this browser: whoever wants them elsewhere downloads the file. */
export interface OwnBoard {
  id: string;
  game: string;
  name: string;
  text: string;
}

const KEY = 'durbar-boards';
const MOST = 40;

function read(): OwnBoard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnBoard[]) : [];
  } catch {
    return [];
  }
}

const kept = $state<{ boards: OwnBoard[] }>({ boards: read() });

/** Written down; false: the browser has no room for it. */
function write(boards: OwnBoard[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(boards));
  } catch {
    return false;
  }
  kept.boards = boards;
  return true;
}

export const boardsOf = (game: string): OwnBoard[] => kept.boards.filter((one) => one.game === game);

export const boardNamed = (id: string): OwnBoard | undefined => kept.boards.find((one) => one.id === id);

export function addBoard(game: string, name: string, text: string): OwnBoard | null {
  const board = { id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`, game, name, text };
  return kept.boards.length < MOST && write([...kept.boards, board]) ? board : null;
}

export function changeBoard(id: string, change: Partial<OwnBoard>): boolean {
  return write(kept.boards.map((one) => (one.id === id ? { ...one, ...change } : one)));
}

export function dropBoard(id: string): void {
  write(kept.boards.filter((one) => one.id !== id));
}
