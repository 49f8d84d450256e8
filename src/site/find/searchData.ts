import { type Settling, settling } from '../../lib/settling.ts';
import type { Answer } from './search.ts';

/** Fetches what the search at this address shows, with the code that knows the schools. */
export function searchData(kind = '', id = ''): Settling<Answer> {
  return settling(import('./search.ts').then(({ search }) => search(kind, id)));
}
