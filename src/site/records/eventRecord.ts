import { readEvent } from '../../domain/events/readEvent.ts';
import type { TourEvent } from '../../domain/events/tourEvent.ts';
import { recordNow } from './record.ts';

/** Returns a public event by a plain read, or the copy in this browser; null for none. @throws DataError */
export async function eventRecord(id: string): Promise<TourEvent | null> {
  return (await recordNow(['events', id], (data) => readEvent(id, data))).value;
}
