import { describe, expect, test } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { ticketWords } from '../../../src/domain/phase/ticketWords.ts';
import { anEvent } from '../calendar/anEvent.ts';

const site = { registration: 'site', signUp: { open: true, closesAt: 0 } } as const;
const live = { board: 'live', status: 'active' };

// Austin is five hours behind; the event is on March 14 at 7 PM.
const ahead = '2026-03-10T12:00Z';
const evening = '2026-03-15T01:00Z';
const nextDay = '2026-03-15T17:00Z';

const fourWait = { ...anEvent().line, waiting: 4, queued: 4 };

/** Every phase of an event that signs up on the site. */
const phases: Record<string, [fields: Partial<TourEvent>, now: string]> = {
  announced: [{ registration: 'none' }, ahead],
  undated: [{ date: null, time: '' }, ahead],
  open: [{}, ahead],
  nearlyFull: [{ currentParticipants: 60 }, ahead],
  full: [{ currentParticipants: 64 }, ahead],
  'full, its list too': [{ currentParticipants: 64, waitingList: 4, line: fourWait }, ahead],
  'sign-ups closed': [{ signUp: { open: false, closesAt: 0 } }, ahead],
  today: [{}, '2026-03-14T12:00Z'],
  started: [{}, evening],
  'list closed': [{ ...live, bracketStatus: 'setup' }, evening],
  live: [{ ...live, bracketStatus: 'round-1' }, evening],
  'over, tables': [{ ...live, bracketStatus: 'completed' }, nextDay],
  over: [{}, nextDay],
  'long over': [{}, '2026-06-01T12:00Z'],
  results: [{ board: 'results', status: 'completed' }, nextDay],
  canceled: [{ status: 'canceled' }, ahead],
};

/** In line, the third of four. */
const place = 3;

function said(state: string | null, phase: string, more: Partial<TourEvent> = {}) {
  const [fields, now] = phases[phase] ?? [];
  const event = anEvent({ ...site, ...fields, ...more });
  const words = ticketWords(state === null ? null : { state, place }, event, new Date(now ?? ''));
  const offers = [
    words.greets && 'name',
    words.code && 'code',
    words.waits && 'waits',
    words.plans && 'plans',
    words.cancels && 'cancels',
    words.again && 'again',
    words.action.label,
  ];
  return [words.phase, words.heading, words.line, offers.filter(Boolean).join(', ')];
}

const coming = ['in', "You're in", ''];
const over = ['over', 'This night is over'];

/** What is offered without the ticket. */
const offered: Record<string, string> = {
  undated: 'again',
  open: 'again',
  nearlyFull: 'again',
  full: 'again',
  today: 'again',
  'list closed': 'Live tables',
  live: 'Live tables',
  'over, tables': 'Tables',
  results: 'Results',
};

describe('a ticket', () => {
  test.each([
    ['announced', [...coming, 'name, code, plans, cancels']],
    ['undated', [...coming, 'name, code, plans, cancels, again']],
    ['open', [...coming, 'name, code, plans, cancels, again']],
    ['nearlyFull', [...coming, 'name, code, plans, cancels, again']],
    ['full', [...coming, 'name, code, plans, cancels, again']],
    ['full, its list too', [...coming, 'name, code, plans, cancels']],
    ['sign-ups closed', [...coming, 'name, code, plans, cancels']],
    ['today', [...coming, 'name, code, plans, cancels, again']],
    [
      'started',
      ['started', "You're in", 'This night has started. Show your code at the door.', 'name, code, cancels'],
    ],
    [
      'list closed',
      [
        'closed',
        'The tables are being drawn',
        'Sign-ups are closed. Not inside yet? Show your code at the door.',
        'code, Live tables',
      ],
    ],
    ['live', ['playing', 'The night is on', 'Round 1: see who sits where.', 'code, Live tables']],
    ['over, tables', [...over, 'Results soon.', 'code, Tables']],
    ['over', [...over, 'Results soon.', 'code']],
    ['long over', [...over, '', '']],
    ['results', [...over, 'See who won.', 'Results']],
    ['canceled', ['off', 'This night is canceled', "You don't have to do anything.", '']],
  ])('that is in, of an event that is %s', (phase, expected) => {
    expect(said('in', phase)).toEqual(expected);
  });

  test.each([
    ['canceled', 'You canceled', ''],
    ['removed', "You're off the list", 'The host took you off the list.'],
    ['checked-in', 'Your ticket has news', 'Reload this page to see it.'],
  ])('that is %s says so in every phase, and has no code', (state, heading, line) => {
    const phaseOf = state === 'checked-in' ? 'newer' : state;
    for (const phase of Object.keys(phases))
      expect([phase, ...said(state, phase)]).toEqual([phase, phaseOf, heading, line, offered[phase] ?? '']);
  });

  const inLine = ['waiting', 'Waiting list: at most 2 ahead of you'];
  const look = [...inLine, "We can't write to you: look here."];
  const outside = "You're on the waiting list. Ask at the door.";
  const waits = 'code, waits, plans, cancels';

  test.each([
    ['announced', [...look, waits]],
    ['undated', [...look, `${waits}, again`]],
    ['full', [...look, `${waits}, again`]],
    ['full, its list too', [...look, waits]],
    ['sign-ups closed', [...look, waits]],
    ['today', [...look, `${waits}, again`]],
    ['started', [...inLine, 'This night has started. Ask at the door.', 'code, waits, cancels']],
    ['list closed', ['outside', 'The tables are being drawn', outside, 'code, waits, Live tables']],
    ['live', ['outside', 'The night is on', outside, 'code, waits, Live tables']],
    ['over, tables', ['leftOut', 'This night is over', 'You were on the waiting list.', 'Tables']],
    ['over', ['leftOut', 'This night is over', 'You were on the waiting list.', '']],
    ['long over', ['leftOut', 'This night is over', 'You were on the waiting list.', '']],
    ['results', ['leftOut', 'This night is over', 'You were on the waiting list. See who won.', 'Results']],
    ['canceled', ['off', 'This night is canceled', "You don't have to do anything.", '']],
  ])('that waits, of a full event that is %s', (phase, expected) => {
    expect(said('waiting', phase, { currentParticipants: 64, line: fourWait })).toEqual(expected);
  });

  const called = ['called', 'A spot is free for you'];

  test.each([
    ['full', [...called, "There's one for everyone who waits.", `name, ${waits}, again`]],
    ['sign-ups closed', [...called, "There's one for everyone who waits.", `name, ${waits}`]],
    ['started', [...called, "There's one for everyone who waits.", 'name, code, waits, cancels']],
    ['list closed', ['outside', 'The tables are being drawn', outside, 'code, waits, Live tables']],
    ['over', ['leftOut', 'This night is over', 'You were on the waiting list.', '']],
    ['canceled', ['off', 'This night is canceled', "You don't have to do anything.", '']],
  ])('that waits for a spot that is free, of an event that is %s', (phase, expected) => {
    expect(said('waiting', phase, { currentParticipants: 60, line: fourWait })).toEqual(expected);
  });

  test('that waits is as its event was when that was read', () => {
    const calledAt = new Date('2026-03-10T12:00Z');
    const event = anEvent({ ...site, currentParticipants: 63, line: { ...fourWait, calledAt } });
    const phaseAt = (asOf: Date) =>
      ticketWords({ state: 'waiting', place: 2 }, event, new Date('2026-03-11T12:00Z'), { asOf }).phase;
    expect(phaseAt(new Date('2026-03-10T17:59Z'))).toBe('waiting');
    expect(phaseAt(new Date('2026-03-10T18:00Z'))).toBe('called');
    expect(ticketWords({ state: 'waiting', place: 2 }, event, calledAt, { missed: true }).heading).toBe(
      'It was taken: at most 1 ahead of you',
    );
  });

  test('that is not known says why, and has no code', () => {
    const isPast = (phase: string) => /^(over|long over|results)/.test(phase);
    for (const phase of Object.keys(phases))
      expect([phase, ...said(null, phase)]).toEqual([
        phase,
        'unknown',
        "This ticket isn't known any more",
        isPast(phase)
          ? 'Tickets are deleted some time after the night.'
          : 'Check that the link is complete. At the door your name works too.',
        offered[phase] ?? '',
      ]);
  });

  test('of an event that is gone', () => {
    for (const ticket of [{ state: 'in', place: 0 }, { state: 'waiting', place }, null])
      expect(ticketWords(ticket, null, new Date(ahead))).toEqual({
        phase: 'gone',
        heading: "This ticket isn't known any more",
        line: 'Its event is gone too. Ask the host.',
        greets: false,
        code: false,
        waits: false,
        cancels: false,
        plans: false,
        again: false,
        action: { kind: 'none', label: '' },
      });
  });
});
