/** Three addresses: the lobby, a table, and everything else. */
export type Route = { page: 'lobby' } | { page: 'table'; id: string } | { page: 'nowhere' };

export function routeOf(path: string): Route {
  if (path === '/' || path === '') return { page: 'lobby' };
  const found = /^\/table\/([\w-]+)\/?$/.exec(path);
  return found ? { page: 'table', id: found[1] } : { page: 'nowhere' };
}

let route = $state.raw<Route>(routeOf(location.pathname));

export function here(): Route {
  return route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** For links: the address stays a real one, a plain click does not reload. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener('popstate', () => (route = routeOf(location.pathname)));
