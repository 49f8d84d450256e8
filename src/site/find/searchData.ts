import { type Settling, settling } from '../../lib/settling.ts';
import type { Answer } from './search.ts';

/**
 * Starts to fetch what the search at this address shows. The code that knows the schools is no part of the
 * first load, so it comes with it.
 */
export function searchData(kind = '', id = ''): Settling<Answer> {
  return settling(import('./search.ts').then(({ search }) => search(kind, id)));
}
