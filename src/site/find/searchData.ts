import { type Settling, settling } from '../../lib/settling.ts';
import type { Answer } from './search.ts';

/**
 * Fetches what the search at this address shows, with the code that knows the schools; without a group, not
 * before it is looked at.
 */
export function searchData(kind = '', id = ''): Settling<Answer> {
  let started: Settling<Answer> | undefined;
  const start = () => {
    started ??= settling(import('./search.ts').then(({ search }) => search(kind, id)));
    return started;
  };
  if (kind !== '') start();
  return { now: () => start().now(), watch: (listener) => start().watch(listener) };
}
