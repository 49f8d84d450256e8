import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventStatuses } from '../../../../src/domain/events/eventStatus.ts';
import { checklist, type StepName, stepNames } from '../../../../src/domain/events/page/checklist.ts';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';
import { addDays } from '../../../../src/domain/time/day.ts';

const today = '2026-03-14';

type Known = { hasForm?: boolean | undefined; hasResult?: boolean | undefined };

function steps(stored: object, { hasForm = true, hasResult = false }: Known = {}) {
  const event = readEvent('e1', {
    date: addDays(today, 3),
    time: '19:00',
    location: 'Memorial Union',
    status: 'upcoming',
    registration: 'locked',
    showOnLandingPage: true,
    currentParticipants: 12,
    ...stored,
  });
  return checklist({ event, hasForm, hasResult, isSignUpHere: false }, today);
}

const named = (of: ReturnType<typeof steps>, state: string) =>
  of.filter((step) => step.state === state).map(({ name }) => name);
const next = (...given: Parameters<typeof steps>) => named(steps(...given), 'next')[0];

test('before its day the next step is what is missing, in the order of the work', () => {
  expect(next({ date: null })).toBe('place');
  expect(next({ location: '' })).toBe('place');
  expect(next({ time: '' })).toBe('place');
  expect(next({ registration: 'none', showOnLandingPage: false }, { hasForm: false })).toBe('form');
  expect(next({ registration: 'open', showOnLandingPage: false })).toBe('password');
  expect(next({ showOnLandingPage: false, currentParticipants: 0 })).toBe('landing');
  expect(next({ currentParticipants: 0 })).toBe('people');
  expect(next({})).toBeUndefined();
  expect(named(steps({}), 'later')).toEqual(['active', 'tables', 'night', 'bracket', 'result', 'completed']);
});

test('on its day it is set to active first; then come the tables, the night and the result', () => {
  expect(next({ date: today, registration: 'none', currentParticipants: 0 })).toBe('active');
  expect(next({ date: today, status: 'active', currentParticipants: 0 })).toBe('tables');
  expect(next({ status: 'active', board: 'live' })).toBe('night');
  expect(next({ date: addDays(today, -1), status: 'active', board: 'live' })).toBe('night');
  expect(next({ status: 'active', board: 'live', bracketStatus: 'completed' })).toBe('result');
  expect(next({ status: 'active' })).toBe('tables');
  expect(next({ status: 'active', currentParticipants: 0 })).toBe('bracket');
  const playing = { status: 'active', currentParticipants: 0, bracketImage: '/b.jpg' };
  expect(next(playing)).toBe('result');
  expect(next(playing, { hasResult: true })).toBe('completed');
});

test('once it is over, what came before its day is not asked for any more', () => {
  const over = { date: addDays(today, -1), registration: 'none', showOnLandingPage: false };
  expect(next(over)).toBe('result');
  expect(next(over, { hasResult: true })).toBe('completed');
  expect(named(steps(over), 'over')).toEqual(['password', 'landing', 'active', 'tables', 'night']);
  expect(next({ ...over, status: 'completed' })).toBe('result');
  expect(next({ ...over, status: 'completed' }, { hasResult: true })).toBe('bracket');
  expect(next({ ...over, status: 'completed', bracketImage: '/b.jpg' }, { hasResult: true })).toBeUndefined();
});

test('nobody imports a list where people sign up on this site', () => {
  const event = readEvent('e1', {
    date: addDays(today, 9),
    time: '19:00',
    location: 'Quad',
    registration: 'locked',
    showOnLandingPage: true,
  });
  const facts = { event, hasForm: true, hasResult: false };
  expect(named(checklist({ ...facts, isSignUpHere: false }, today), 'next')).toEqual(['people']);
  expect(named(checklist({ ...facts, isSignUpHere: true }, today), 'next')).toEqual([]);
});

test('what is not known yet is no next step', () => {
  const event = readEvent('e1', { date: today, location: 'Quad', status: 'completed' });
  const unknown = checklist({ event, hasForm: undefined, hasResult: undefined, isSignUpHere: false }, today);
  expect(named(unknown, 'next')).toEqual(['bracket']);
  expect(named(unknown, 'done')).not.toContain('form');
});

test('at most one step is next, every step is there once, and what is done is never next', () => {
  fc.assert(
    fc.property(
      fc.record({
        date: fc.option(fc.integer({ min: -2, max: 2 }).map((days) => addDays(today, days))),
        location: fc.constantFrom('', 'Quad'),
        status: fc.constantFrom(...eventStatuses, 'nonsense'),
        registration: fc.constantFrom('none', 'open', 'locked'),
        showOnLandingPage: fc.boolean(),
        currentParticipants: fc.nat(2),
        board: fc.constantFrom('', 'live', 'results'),
        bracketImage: fc.constantFrom('', '/b.jpg'),
      }),
      fc.boolean(),
      fc.boolean(),
      (stored, hasForm, hasResult) => {
        const all = steps(stored, { hasForm, hasResult });
        expect(all.map(({ name }) => name)).toEqual(stepNames);
        const [first, ...others] = named(all, 'next');
        expect(others).toEqual([]);
        const done = named(all, 'done');
        const isDone = (name: StepName) => done.includes(name);
        expect(isDone('landing')).toBe(stored.showOnLandingPage);
        expect(isDone('result')).toBe(hasResult);
        if (stored.status === 'completed' && !hasResult) expect(first).toBe('result');
      },
    ),
  );
});
