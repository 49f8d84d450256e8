import { type Settling, settling } from '../../lib/settling.ts';
import { type ComingEvents, comingEvents } from '../search/comingEvents.ts';
import type { Answer } from './search.ts';

/** The answer to an address or a text, and the events to come, which are shown before anything is typed. */
export type Search = { answers: Settling<Answer>; coming: () => ComingEvents };

/**
 * Fetches what the search at this address shows, with the code that knows the schools; without a group, not
 * before it is looked at. The events to come are begun at once where no text is looked up.
 */
export function searchData(kind = '', id = ''): Search {
  let started: Settling<Answer> | undefined;
  let events: ComingEvents | undefined;
  const start = () => {
    started ??= settling(import('./search.ts').then(({ search }) => search(kind, id)));
    return started;
  };
  const coming = () => {
    events ??= comingEvents();
    return events;
  };
  if (kind !== '') start();
  else if (!isTextInAddress()) coming();
  return {
    answers: { now: () => start().now(), watch: (listener) => start().watch(listener) },
    coming,
  };
}

const isTextInAddress = () =>
  import.meta.env.DRAWING || new URLSearchParams(location.search).get('q')?.trim();
