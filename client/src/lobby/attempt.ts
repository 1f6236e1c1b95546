/** Try something with the server, and say in one line how it went: `done` is a phrase. */
export type Attempt = (action: () => Promise<unknown>, done: string) => Promise<void>;
