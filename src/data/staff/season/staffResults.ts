import { type Results, readResults } from '../../../domain/results/results.ts';
import type { Source, Watched } from '../../source.ts';
import { watchDocument } from '../reads/watch.ts';

/** Returns the published results of an event, live. */
export function staffResults(eventId: string): Source<Watched<Results>> {
  return watchDocument(['results', eventId], readResults);
}
