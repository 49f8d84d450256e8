export { areas } from '../src/areas.ts';
export { app } from '../src/entries.ts';
export { pages } from '../src/site/pages.ts';
