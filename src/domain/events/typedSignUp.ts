import { isSignUpHere, type SignUp } from '../signUp/signUp.ts';
import { momentThere } from '../time/day.ts';
import { dayAndTime, formatSoon } from '../time/format.ts';
import { parseClearClock, wallClock } from '../time/parse.ts';
import { campusTimeZone } from './eventState.ts';

/** What the clock of an event and its start depend on. */
export type Timed = {
  date: string | null;
  time: string;
  collegeId: string;
  collegeName: string;
  state: string;
  location: string;
  title: string;
};

type Stored = Timed & { registration: string; signUp: SignUp | null };

/** The latest moment that the rules take, in milliseconds. */
const latest = 9_000_000_000_000;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * Whether a text says how one signs up on this site: '' elsewhere or not yet, 'start' until the event starts,
 * 'never' until staff close it, until a moment 'YYYY-MM-DDTHH:mm' by the campus's clock, or 'closed', which
 * may be followed by such a moment.
 */
export function isTypedSignUp(text: string): boolean {
  if (['', 'start', 'never', 'closed'].includes(text)) return true;
  const at = text.replace(/^closed /, '');
  const time = moment.test(at) ? wallClock(at.slice(0, 10), at.slice(11)).getTime() : Number.NaN;
  return time > 0 && time < latest;
}

/** Returns how one signs up for a stored event, as staff enter it; see `isTypedSignUp`. */
export function typedSignUp(event: Stored): string {
  const { signUp } = event;
  if (!signUp || !isSignUpHere(event)) return '';
  const { open, closesAt } = signUp;
  if (open && closesAt === startOf(event)) return 'start';
  if (closesAt === 0) return open ? 'never' : 'closed';
  const { day, time } = dayAndTime(new Date(closesAt), campusTimeZone(event));
  return `${open ? '' : 'closed '}${day}T${time}`;
}

/** Returns what is stored for a text of `isTypedSignUp`, by the clock of an event. */
export function storedSignUp(typed: string, event: Timed): SignUp {
  if (typed === 'start') return { open: true, closesAt: startOf(event) };
  if (typed === 'never') return { open: true, closesAt: 0 };
  const at = typed.replace(/^closed ?/, '');
  const closesAt = at === '' ? 0 : momentThere(at, campusTimeZone(event)).getTime();
  return { open: at === typed && at !== '', closesAt };
}

/** Returns a text as it is read again: a moment that is the start is 'start'. */
export function sameSignUp(typed: string, event: Timed): string {
  if (typed === '') return '';
  return typedSignUp({ ...event, registration: 'site', signUp: storedSignUp(typed, event) });
}

/** Returns when an event starts, in milliseconds; 0 without a day, a clear time or a known time zone. */
export function startOf(event: Timed): number {
  const time = parseClearClock(event.time);
  const zone = campusTimeZone(event);
  return event.date && time && zone ? momentThere(`${event.date}T${time}`, zone).getTime() : 0;
}

/** Returns a moment by the campus's clock: 'Sat, Dec 5, 6:00 PM'. `today`: the reader's day. */
export function closingMoment(closesAt: number, event: Timed, today: string): string {
  const { day, time } = dayAndTime(new Date(closesAt), campusTimeZone(event));
  return formatSoon({ date: day, time }, today);
}

/** Returns how one signs up, as a screen says it: 'On this site, until the start'. */
export function signUpWords(typed: string): string {
  if (typed === '') return 'Form elsewhere, or not yet';
  if (typed === 'start') return 'On this site, until the start';
  if (typed === 'never') return 'On this site, until you close it';
  const [date = '', time = ''] = typed.replace(/^closed ?/, '').split('T');
  const until = typed.startsWith('closed') ? 'closed' : 'until';
  return ['On this site,', until, date && formatSoon({ date, time }, '')].filter(Boolean).join(' ');
}

/** Returns how many may wait for a spot, as a screen says it; null: as many as there are spots. */
export function waitingListWords(waitingList: number | null): string {
  if (waitingList === null) return 'As many as there are spots';
  return waitingList === 0 ? 'None' : `Up to ${waitingList}`;
}
