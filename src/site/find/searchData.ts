import { type Settling, settling } from '../../lib/settling.ts';
import { type ComingEvents, comingEvents } from '../search/comingEvents.ts';
import type { Answer } from './search.ts';

/** The answer to an address or a text, and the events to come, which are shown before anything is typed. */
export type Search = { answers: Settling<Answer>; coming: () => ComingEvents };

/**
 * Fetches what the search at this address shows, with the code that knows the schools; without a group,
 * neither before it is looked at.
 */
export function searchData(kind = '', id = ''): Search {
  let started: Settling<Answer> | undefined;
  let events: ComingEvents | undefined;
  const start = () => {
    started ??= settling(import('./search.ts').then(({ search }) => search(kind, id)));
    return started;
  };
  if (kind !== '') start();
  return {
    answers: { now: () => start().now(), watch: (listener) => start().watch(listener) },
    coming: () => {
      events ??= comingEvents();
      return events;
    },
  };
}
