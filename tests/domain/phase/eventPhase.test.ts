import { expect, test } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { eventPhase } from '../../../src/domain/phase/eventPhase.ts';
import { phaseWords } from '../../../src/domain/phase/phaseWords.ts';
import { anEvent } from '../calendar/anEvent.ts';

const says = (fields: Partial<TourEvent>, now: string) => {
  const event = anEvent(fields);
  const { badge, line, spots, action, isUpcoming, availability } = phaseWords(
    eventPhase(event, new Date(now)),
    event,
  );
  return [badge.label, line, spots, `${action.kind}: ${action.label}`, isUpcoming, availability];
};

// Austin is six hours behind on March 1, five from March 8 on; the event is on March 14 at 7 PM.
const ahead = '2026-03-01T12:00Z';
const today = '2026-03-14T12:00Z';
const evening = '2026-03-15T01:00Z';
const live = { board: 'live', status: 'active' };
const semis = { ...live, bracketStatus: 'semi-finals' };
const here = { registration: 'site', signUp: { open: true, closesAt: 0 } } as const;
const closing = { ...here, signUp: { open: true, closesAt: Date.parse('2026-03-14T23:00Z') } };
const full = { ...here, currentParticipants: 64 };
const waiting = (count: number, changes = {}) => ({
  line: { ...anEvent().line, waiting: count, queued: 9, gone: 9 - count, ...changes },
});
const noForm = { registration: 'none' } as const;

test.each<[string, Partial<TourEvent>, string, unknown[]]>([
  [
    'announced',
    noForm,
    ahead,
    ['Upcoming', "Sign-ups aren't open yet.", '12 signed up', 'enter: Enter', true, ''],
  ],
  ['open', {}, ahead, ['Open', '', '52 spots left', 'enter: Enter', true, 'InStock']],
  ['undated', { date: null }, ahead, ['Open', '', '52 spots left', 'enter: Enter', true, 'InStock']],
  [
    'without a limit',
    { maxParticipants: null },
    ahead,
    ['Open', '', '12 signed up', 'enter: Enter', true, 'InStock'],
  ],
  ['today', {}, today, ['Today', '', '52 spots left', 'enter: Enter', true, 'InStock']],
  [
    'nearly full',
    { currentParticipants: 58 },
    ahead,
    ['6 left', '', '6 spots left', 'enter: Enter', true, 'LimitedAvailability'],
  ],
  [
    'the last spot',
    { currentParticipants: 63 },
    today,
    ['1 left', '', '1 spot left', 'enter: Enter', true, 'LimitedAvailability'],
  ],
  [
    'full',
    { currentParticipants: 65 },
    ahead,
    ['Full', 'Full. Join the waitlist.', 'Full', 'waitlist: Join the waitlist', true, 'SoldOut'],
  ],
  [
    'full without a form',
    { ...noForm, currentParticipants: 64 },
    ahead,
    ['Full', 'All spots are taken.', 'Full', 'none: Full', true, 'SoldOut'],
  ],
  ['open on this site', here, ahead, ['Open', '', '52 spots left', 'enter: Enter', true, 'InStock']],
  [
    'open on this site after the password',
    { ...here, registration: 'locked' },
    today,
    ['Today', '', '52 spots left', 'enter: Enter', true, 'InStock'],
  ],
  [
    'nearly full on this site',
    { ...here, currentParticipants: 63 },
    ahead,
    ['1 left', '', '1 spot left', 'enter: Enter', true, 'LimitedAvailability'],
  ],
  [
    'full on this site, where nobody waits',
    full,
    ahead,
    ['Full', 'All spots are taken.', 'Full', 'waitlist: Join the waiting list', true, 'SoldOut'],
  ],
  [
    'full on this site, and one waits',
    { ...full, ...waiting(1) },
    today,
    ['Full', 'Full. 1 is waiting.', 'Full', 'waitlist: Join the waiting list', true, 'SoldOut'],
  ],
  [
    'full on this site after the password',
    { ...full, registration: 'locked', ...waiting(6) },
    ahead,
    ['Full', 'Full. 6 are waiting.', 'Full', 'waitlist: Join the waiting list', true, 'SoldOut'],
  ],
  [
    'with as many free spots as wait for them',
    { ...here, currentParticipants: 62, ...waiting(2) },
    ahead,
    ['Full', 'Full. 2 are waiting.', 'Full', 'waitlist: Join the waiting list', true, 'SoldOut'],
  ],
  [
    'with more of them',
    { ...here, currentParticipants: 61, ...waiting(2) },
    ahead,
    ['1 left', '', '1 spot left', 'enter: Enter', true, 'LimitedAvailability'],
  ],
  [
    'full on this site, its waiting list too',
    { ...full, waitingList: 6, ...waiting(6) },
    ahead,
    ['Full', 'All spots are taken, and the waiting list is full.', 'Full', 'none: Full', true, 'SoldOut'],
  ],
  [
    'full on this site, which has no waiting list',
    { ...full, waitingList: 0 },
    ahead,
    ['Full', 'All spots are taken.', 'Full', 'none: Full', true, 'SoldOut'],
  ],
  [
    'full on this site, with a list of as many as there are spots',
    { ...full, ...waiting(64) },
    ahead,
    ['Full', 'All spots are taken, and the waiting list is full.', 'Full', 'none: Full', true, 'SoldOut'],
  ],
  [
    'on this site, but never set',
    { ...here, signUp: null },
    ahead,
    ['Upcoming', "Sign-ups aren't open yet.", '12 signed up', 'enter: Enter', true, ''],
  ],
  [
    'a minute before it closes',
    closing,
    '2026-03-14T22:59Z',
    ['Today', '', '52 spots left', 'enter: Enter', true, 'InStock'],
  ],
  [
    'closed by the clock',
    closing,
    '2026-03-14T23:00Z',
    ['Sign-up closed', 'Sign-up closed at 6:00 PM.', '', 'none: Closed', true, ''],
  ],
  [
    'closed by the clock after the password, full too',
    { ...closing, registration: 'locked', currentParticipants: 64 },
    '2026-03-14T23:30Z',
    ['Sign-up closed', 'Sign-up closed at 6:00 PM.', '', 'none: Closed', true, ''],
  ],
  [
    'closed on another day',
    { ...here, signUp: { open: true, closesAt: Date.parse('2026-03-01T02:00Z') } },
    ahead,
    ['Sign-up closed', 'Sign-up closed on Sat, Feb 28 at 8:00 PM.', '', 'none: Closed', true, ''],
  ],
  [
    'closed by staff',
    { ...here, signUp: { open: false, closesAt: Date.parse('2026-03-01T02:00Z') } },
    ahead,
    ['Sign-up closed', 'Sign-up closed on Sat, Feb 28 at 8:00 PM.', '', 'none: Closed', true, ''],
  ],
  ...[0, Date.parse('2026-03-14T23:00Z')].map((closesAt): [string, Partial<TourEvent>, string, unknown[]] => [
    `closed by staff, at a moment that isn't known: ${closesAt}`,
    { ...here, signUp: { open: false, closesAt } },
    ahead,
    ['Sign-up closed', 'Sign-up is closed.', '', 'none: Closed', true, ''],
  ]),
  [
    'closed by the clock, and begun',
    closing,
    evening,
    ['Started', 'This night has started. Ask at the door.', '', 'none: ', true, ''],
  ],
  [
    'begun by the clock',
    {},
    evening,
    ['Started', 'This night has started. Ask at the door.', '', 'none: ', true, ''],
  ],
  [
    'the list closed',
    { ...live, bracketStatus: 'setup' },
    today,
    ['List closed', 'Sign-ups are closed. The tables are drawn soon.', '', 'tables: Live tables', true, ''],
  ],
  [
    'round 1',
    { ...live, bracketStatus: 'round-1' },
    evening,
    ['Live now', 'Round 1: see who sits where.', '', 'tables: Live tables', true, ''],
  ],
  [
    'the semi-finals',
    semis,
    evening,
    ['Live now', 'Semi-finals: see who sits where.', '', 'tables: Live tables', true, ''],
  ],
  [
    'past midnight',
    semis,
    '2026-03-15T07:00Z',
    ['Live now', 'Semi-finals: see who sits where.', '', 'tables: Live tables', true, ''],
  ],
  [
    'the next morning at 11:59',
    semis,
    '2026-03-15T16:59Z',
    ['Live now', 'Semi-finals: see who sits where.', '', 'tables: Live tables', true, ''],
  ],
  [
    'noon of the day after',
    semis,
    '2026-03-15T17:00Z',
    ['Over', 'This night is over. Results soon.', '', 'tables: Tables', false, ''],
  ],
  [
    'played later than planned',
    { ...semis, bracketUpdatedAt: new Date('2026-03-21T02:00Z') },
    '2026-03-21T03:00Z',
    ['Live now', 'Semi-finals: see who sits where.', '', 'tables: Live tables', true, ''],
  ],
  [
    'decided',
    { ...live, bracketStatus: 'completed' },
    evening,
    ['Over', 'This night is over. Results soon.', '', 'tables: Tables', false, ''],
  ],
  [
    'its day is past',
    {},
    '2026-03-15T05:00Z',
    ['Over', 'This night is over. Results soon.', '', 'none: Completed', false, ''],
  ],
  ['long past', {}, '2026-04-15T05:00Z', ['Over', 'This night is over.', '', 'none: Completed', false, '']],
  [
    'completed',
    { status: 'completed' },
    '2026-04-15T05:00Z',
    ['Completed', 'This night is over.', '', 'none: Completed', false, ''],
  ],
  [
    'results',
    { status: 'completed', board: 'results' },
    evening,
    ['Completed', 'This night is over. See who won.', '', 'results: Results', false, ''],
  ],
  [
    'canceled',
    { status: 'cancelled' },
    ahead,
    ['Canceled', 'This night is canceled.', '', 'none: Canceled', false, ''],
  ],
])('an event: %s', (_, fields, now, expected) => {
  expect(says(fields, now)).toEqual(expected);
});

test('a day ends by the clock of the campus, not the reader', () => {
  const kind = (fields: Partial<TourEvent>, now: string) => eventPhase(anEvent(fields), new Date(now)).kind;
  const untimed = { time: '' };
  expect(kind(untimed, '2026-03-15T04:59Z')).toBe('open');
  expect(kind(untimed, '2026-03-15T05:00Z')).toBe('over');
  const west = { ...untimed, collegeId: 'ucla', state: 'CA', location: 'Los Angeles, CA' };
  expect(kind(west, '2026-03-15T06:59Z')).toBe('open');
  expect(kind(west, '2026-03-15T07:00Z')).toBe('over');
});
