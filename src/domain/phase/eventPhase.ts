import { knownState } from '../colleges/knownState.ts';
import { knownTimeZone } from '../colleges/knownTimeZone.ts';
import type { TourEvent } from '../events/tourEvent.ts';
import { statusRound } from '../night/plan/roundNames.ts';
import { signUpState } from '../signUp/signUp.ts';
import { hasWaitingRoom, spareSpots } from '../signUp/spots.ts';
import { dayAndTime } from '../time/format.ts';
import { hoursLater, parseClearClock } from '../time/parse.ts';

/** What an event's phase depends on. */
export type Phased = Pick<
  TourEvent,
  | 'collegeId'
  | 'collegeName'
  | 'state'
  | 'location'
  | 'date'
  | 'time'
  | 'status'
  | 'registration'
  | 'signUp'
  | 'line'
  | 'currentParticipants'
  | 'maxParticipants'
  | 'waitingList'
  | 'board'
  | 'bracketStatus'
  | 'bracketUpdatedAt'
>;

/** When an event is by its campus's clock. */
type When = 'undated' | 'ahead' | 'today';

/** When sign-up closed by the campus's clock; `day` is '' for today. */
type Closing = { day: string; time: string };

/** How many wait for a spot, and whether one more may. */
export type WaitingList = { waiting: number; hasRoom: boolean };

/** How far an event is, for visitors. */
export type EventPhase =
  /** No one can sign up yet. */
  | { kind: 'announced'; when: When }
  /** `left`: the number of spots, null when they aren't limited. */
  | { kind: 'open'; when: When; left: number | null }
  | { kind: 'nearlyFull'; when: When; left: number }
  /** `waits`: the host's own form may keep a waiting list; `line`: this site's, null where it's elsewhere. */
  | { kind: 'full'; when: When; waits: boolean; line: WaitingList | null }
  /** Sign-up on this site is over before the start, by the clock or by staff; `at` null: that isn't known. */
  | { kind: 'shut'; at: Closing | null }
  /** The list is closed (`tables`), or the event has begun by the clock and has no tables. */
  | { kind: 'closed'; tables: boolean }
  /** `round`: 'Round 1', 'Early rounds', 'Final table'. */
  | { kind: 'live'; round: string }
  /** `soon`: results may still be expected; `tables`: the tables can still be seen. */
  | { kind: 'over'; soon: boolean; tables: boolean }
  | { kind: 'results' }
  | { kind: 'canceled' };

/** A board that nobody closed stops being live then, the day after: later than any night plays. */
const liveUntil = '12:00';

/** For how many days after an event its results are expected. */
const resultDays = 14;

/**
 * Returns the phase of an event at a moment. A night plays past midnight while its board says so, and its
 * stored status, which staff set by hand, never makes a past event an upcoming one.
 */
export function eventPhase(event: Phased, now: Date): EventPhase {
  const { status, board, bracketStatus, date } = event;
  if (/^cancell?ed$/i.test(status)) return { kind: 'canceled' };
  if (board === 'results') return { kind: 'results' };
  const tables = board === 'live';
  const here = campusMoment(event, now);
  if (status === 'completed' || (tables && bracketStatus === 'completed')) return over(event, now);
  if (tables) {
    if (isStale(event, now)) return over(event, now);
    const round = statusRound(bracketStatus, event.currentParticipants);
    return round ? { kind: 'live', round } : { kind: 'closed', tables };
  }
  if (date !== null && date < here.day) return over(event, now);
  const start = parseClearClock(event.time);
  if (date === here.day && start !== null && start <= here.time) return { kind: 'closed', tables };
  return beforeStart(event, date === null ? 'undated' : date === here.day ? 'today' : 'ahead', now);
}

/** What an event's clock depends on. */
export type Placed = Pick<Phased, 'collegeId' | 'collegeName' | 'state' | 'location'>;

/** Returns the day and the time 'HH:mm' of an instant by an event's clock, the reader's when it's unknown. */
export function campusMoment(event: Placed, instant: Date): { day: string; time: string } {
  return dayAndTime(instant, knownTimeZone(event, knownState(event)));
}

/** The board counts from the event's day, or from the last round's if it played later than planned. */
function isStale(event: Phased, now: Date): boolean {
  const { date, bracketUpdatedAt } = event;
  const drawn = bracketUpdatedAt && campusMoment(event, bracketUpdatedAt).day;
  const day = [date ?? '', drawn ?? ''].sort().at(-1);
  if (!day) return false;
  const here = campusMoment(event, now);
  const before = campusMoment(event, hoursLater(now, -24)).day;
  return day < before || (day === before && here.time >= liveUntil);
}

function over(event: Phased, now: Date): EventPhase {
  const { date, board, status } = event;
  const recently = campusMoment(event, hoursLater(now, -24 * resultDays)).day;
  const soon = date === null ? status !== 'completed' : date >= recently;
  return { kind: 'over', soon, tables: board === 'live' };
}

function beforeStart(event: Phased, when: When, now: Date): EventPhase {
  const { registration, maxParticipants } = event;
  const here = signUpState(event, now);
  if (here === 'closed') return { kind: 'shut', at: closing(event, now) };
  const left = maxParticipants === null ? null : spareSpots(event);
  const nowhere = here === '' && (registration === 'none' || registration === 'site');
  if (left === 0) {
    const line = { waiting: event.line.waiting, hasRoom: hasWaitingRoom(event) };
    return { kind: 'full', when, waits: here === '' && !nowhere, line: here === '' ? null : line };
  }
  if (nowhere) return { kind: 'announced', when };
  const isNear = left !== null && left <= Math.max(5, (maxParticipants ?? 0) / 10);
  return isNear ? { kind: 'nearlyFull', when, left } : { kind: 'open', when, left };
}

function closing(event: Phased, now: Date): Closing | null {
  const moment = event.signUp?.closesAt ?? 0;
  if (moment === 0 || moment > now.getTime()) return null;
  const { day, time } = campusMoment(event, new Date(moment));
  return { day: day === campusMoment(event, now).day ? '' : day, time };
}
