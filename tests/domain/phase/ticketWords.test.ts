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

/** Every phase of an event that signs up on the site. */
const phases: Record<string, [fields: Partial<TourEvent>, now: string]> = {
  announced: [{ registration: 'none' }, ahead],
  undated: [{ date: null, time: '' }, ahead],
  open: [{}, ahead],
  nearlyFull: [{ currentParticipants: 60 }, ahead],
  full: [{ currentParticipants: 64 }, ahead],
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

function said(state: string | null, phase: string) {
  const [fields, now] = phases[phase] ?? [];
  const event = anEvent({ ...site, ...fields });
  const words = ticketWords(state === null ? null : { state }, event, new Date(now ?? ''));
  const offers = [
    words.greets && 'name',
    words.code && 'code',
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
    ['full', [...coming, 'name, code, plans, cancels']],
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
    ['waiting', 'Your ticket has news', 'Reload this page to see it.'],
  ])('that is %s says so in every phase, and has no code', (state, heading, line) => {
    const phaseOf = state === 'waiting' ? 'newer' : state;
    for (const phase of Object.keys(phases))
      expect([phase, ...said(state, phase)]).toEqual([phase, phaseOf, heading, line, offered[phase] ?? '']);
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
    for (const ticket of [{ state: 'in' }, null])
      expect(ticketWords(ticket, null, new Date(ahead))).toEqual({
        phase: 'gone',
        heading: "This ticket isn't known any more",
        line: 'Its event is gone too. Ask the host.',
        greets: false,
        code: false,
        cancels: false,
        plans: false,
        again: false,
        action: { kind: 'none', label: '' },
      });
  });
});
