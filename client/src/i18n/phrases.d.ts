/** All phrases of a language: `phrases.ts` beside `vite.config.ts` makes them. */
declare module 'phrases:*' {
  const phrases: string;
  export default phrases;
}
