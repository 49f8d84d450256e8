import * as v from 'valibot';
import { eventTitle } from '../events/eventTitle.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { isImageAddress } from '../fields/address.ts';
import { limits } from '../fields/limits.ts';
import { sortKey } from '../time/parse.ts';
import type { TournamentStatus } from './tournament.ts';
import { TournamentInput } from './tournamentSchema.ts';

/** The fields of a tournament that come from its event, so without the result. */
export type TournamentFacts = Omit<TournamentInput, 'status' | 'type' | 'winner' | 'runnerUp'> & {
  sortDate: string;
};

type Told = Pick<
  TourEvent,
  | 'title'
  | 'eventName'
  | 'collegeName'
  | 'fraternityName'
  | 'date'
  | 'time'
  | 'location'
  | 'backgroundImage'
  | 'status'
>;

/**
 * Returns the fields of an event's tournament; '' where the event has none. An older event may hold longer
 * texts than fit.
 */
export function tournamentFacts(event: Omit<Told, 'status'>): TournamentFacts {
  const { date, location, backgroundImage, fraternityName, collegeName } = event;
  const time = fitting(event.time, limits.time);
  const fits = isImageAddress(backgroundImage) && backgroundImage.length <= limits.address;
  return {
    title: fitting(eventTitle(event), limits.title),
    date,
    time,
    sortDate: sortKey(date, time),
    location: fitting(location, limits.location),
    imageUrl: fits ? backgroundImage : '',
    chapter: fitting(fraternityName, limits.name),
    collegeName: fitting(collegeName, limits.name),
  };
}

type Following = TournamentFacts & { status: TournamentStatus };

const names = v.keyof(v.omit(TournamentInput, ['status', 'type', 'winner', 'runnerUp', 'date'])).options;

/**
 * Returns the fields of a tournament that differ between `before` and `after`. A day goes with its
 * `sortDate`; a result stays.
 */
export function tournamentChanges(before: Told, after: Told): Partial<Following> {
  const [was, is] = [tournamentFacts(before), tournamentFacts(after)];
  const changes: Partial<Following> = {};
  for (const name of names) if (was[name] !== is[name]) changes[name] = is[name];
  const { date, sortDate: key } = is;
  if (was.date !== date || was.sortDate !== key) Object.assign(changes, { date, sortDate: key });
  const status = tournamentStatus(after.status);
  if (status !== null && status !== tournamentStatus(before.status)) changes.status = status;
  return changes;
}

function tournamentStatus(status: string): TournamentStatus | null {
  if (status === 'active') return 'upcoming';
  return status === 'upcoming' || status === 'scheduled' || status === 'completed' ? status : null;
}

const fitting = (text: string, limit: number) => text.slice(0, limit).trim();
