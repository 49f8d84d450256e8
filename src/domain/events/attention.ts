import { isSignUpHere, type SignUp } from '../signUp/signUp.ts';
import { addDays } from '../time/day.ts';
import { eventStatuses, isDecided } from './eventStatus.ts';
import type { Registration } from './registration.ts';

/** What an event can lack, in the order of the strip: the most urgent first. */
export const needs = ['publish', 'result', 'date', 'place', 'form', 'password', 'landing'] as const;
export type Need = (typeof needs)[number];

type Seen = {
  id: string;
  date: string | null;
  location: string;
  status: string;
  registration: Registration;
  signUp: SignUp | null;
  showOnLandingPage: boolean;
  board: string;
  bracketStatus: string;
};

/** What isn't in the events themselves. */
export type Known = {
  /** The reader's day. */
  today: string;
  /** The ids of the events that have a result. */
  results: ReadonlySet<string>;
  /** The ids of the locked events that are known to have no sign-up form. */
  formless: ReadonlySet<string>;
};

/** The first and the last day of "this week": seven days from today on. */
export function thisWeek(today: string): { first: string; last: string } {
  return { first: today, last: addDays(today, 6) };
}

/** Returns the events of today and those of the six days after it, in the order given. */
export function comingUp<T extends Pick<Seen, 'date'>>(
  events: readonly T[],
  today: string,
): { today: T[]; week: T[] } {
  const { last } = thisWeek(today);
  return {
    today: events.filter(({ date }) => date === today),
    week: events.filter(({ date }) => date !== null && date > today && date <= last),
  };
}

/** Returns what an event lacks. One that is over needs only its result; an unknown status needs nothing. */
export function needsOf(event: Seen, { today, results, formless }: Known): Need[] {
  const { id, date, status, registration } = event;
  if (!eventStatuses.some((known) => known === status)) return [];
  if (isDecided(event)) return ['publish'];
  if (status === 'completed' || (date !== null && date < today)) return results.has(id) ? [] : ['result'];
  if (date === null) return ['date'];
  const lacking: Record<Need, boolean> = {
    publish: false,
    result: false,
    date: false,
    place: event.location === '',
    form: registration === 'none' || (registration === 'locked' && formless.has(id) && !isSignUpHere(event)),
    password: registration !== 'locked',
    landing: !event.showOnLandingPage,
  };
  return needs.filter((need) => lacking[need]);
}

/** Returns the events that lack something, by what they lack, in the order given. */
export function attention<T extends Seen>(events: readonly T[], known: Known): Record<Need, T[]> {
  const lacking: Record<Need, T[]> = {
    publish: [],
    result: [],
    date: [],
    place: [],
    form: [],
    password: [],
    landing: [],
  };
  for (const event of events) for (const need of needsOf(event, known)) lacking[need].push(event);
  return lacking;
}

/** Returns the need that a text names, '' when it names none. */
export function readNeed(text: string): Need | '' {
  return needs.find((need) => need === text) ?? '';
}
