import { addressOf, pathNow } from '../i18n/place';

/** The lobby, a table, the one that waits for me longest, the lessons or boards of a game, and everything else. */
export type Route =
  | { page: 'lobby' }
  | { page: 'next' }
  | { page: 'learn'; game: string }
  | { page: 'boards'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'study'; id: string }
  | { page: 'nowhere' };

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'lobby' };
  if (/^\/next\/?$/.test(path)) return { page: 'next' };
  const lessons = /^\/learn\/(\w+)\/?$/.exec(path);
  if (lessons) return { page: 'learn', game: lessons[1] };
  const boards = /^\/boards\/(\w+)\/?$/.exec(path);
  if (boards) return { page: 'boards', game: boards[1] };
  const studied = /^\/study(?:\/([\w-]+))?\/?$/.exec(path);
  if (studied) return { page: 'study', id: studied[1] ?? '' };
  const replayed = /^\/replay\/([\w-]+)\/?$/.exec(path);
  if (replayed) return { page: 'replay', id: replayed[1] };
  const found = /^\/table\/([\w-]+)\/?$/.exec(path);
  return found ? { page: 'table', id: found[1] } : { page: 'nowhere' };
}

let route = $state.raw<Route>(routeOf(pathNow()));

export function here(): Route {
  return route;
}

export function go(path: string): void {
  history.pushState(null, '', addressOf(path));
  route = routeOf(pathNow());
  scrollTo(0, 0);
}

/** As `go`, but the way back does not lead here. */
export function replace(path: string): void {
  history.replaceState(null, '', addressOf(path));
  route = routeOf(pathNow());
}

/** For links: the address stays a real one, a plain click does not reload. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener('popstate', () => (route = routeOf(pathNow())));
