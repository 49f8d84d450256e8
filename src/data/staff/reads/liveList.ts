export { liveList } from './watch.ts';
