import { collection, query, where } from 'firebase/firestore';
import { eventStatuses } from '../../domain/events/eventStatus.ts';
import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import type { Source, WatchedList } from '../source.ts';
import { liveList, readFound } from './reads/watch.ts';
import { staffDatabase } from './session/staffDatabase.ts';

const open = eventStatuses.filter((status) => status !== 'completed');

/** The events that are not completed, of all colleges; live, 1,000 at most, in no order. */
export const openEvents: Source<WatchedList<TourEvent>> = liveList(
  () => query(collection(staffDatabase, 'events'), where('status', 'in', open)),
  { max: 1000, convert: (found) => readFound(found, readEvent) },
);
