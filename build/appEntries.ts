export { app, areas } from '../src/entries.ts';
export { pages } from '../src/site/pages.ts';
