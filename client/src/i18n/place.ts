/** Where the page lives: at the root of a server, or in a folder of files with its host in the tab (docs/tab.md).
 *
 * A folder has no addresses but its own: there the route stands behind `#`, so that a reload finds the page. */
export const inTab = document.querySelector<HTMLMetaElement>('meta[name="durbar-host"]')?.content === 'tab';

export const assetAt = (path: string): string => (inTab ? `./${path}` : `/${path}`);

const routed = (): URL => new URL(inTab ? location.hash.slice(1) || '/' : location.href, location.origin);

export const pathNow = (): string => routed().pathname;

export const queryNow = (): URLSearchParams => routed().searchParams;

/** A route as an address for the browser. */
export const addressOf = (route: string): string => (inTab ? `${location.pathname}${location.search}#${route}` : route);

/** The whole address of a route, to be passed on. */
export const linkOf = (route: string): string => new URL(addressOf(route), location.href).href;
