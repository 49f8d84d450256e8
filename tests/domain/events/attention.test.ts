import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attention,
  comingUp,
  type Known,
  needs,
  needsOf,
  readNeed,
  thisWeek,
} from '../../../src/domain/events/attention.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { addDays } from '../../../src/domain/time/day.ts';
import { localDay } from '../../../src/domain/time/parse.ts';

const today = '2026-03-14';
const known: Known = { today, results: new Set(), formless: new Set() };
const whole = {
  title: 'Spring Open',
  date: '2026-03-20',
  location: 'Memorial Union',
  status: 'upcoming',
  registration: 'locked',
  showOnLandingPage: true,
};
const event = (changes: object = {}, id = 'e1') => readEvent(id, { ...whole, ...changes });
const lacks = (changes: object, more: Partial<Known> = {}) => needsOf(event(changes), { ...known, ...more });

describe('what an event lacks', () => {
  test('one that is complete lacks nothing', () => {
    expect(lacks({})).toEqual([]);
  });

  test.each([
    [{ date: null }, ['date']],
    [{ location: '' }, ['place']],
    [{ registration: 'none' }, ['form', 'password']],
    [{ registration: 'open', googleFormUrl: 'https://forms.example/1' }, ['password']],
    [{ showOnLandingPage: false }, ['landing']],
    [{ date: '2026-03-13', location: '' }, ['result']],
    [{ date: today }, []],
    [{ date: today, status: 'completed' }, ['result']],
    [{ date: null, status: 'completed', location: '' }, ['result']],
    [{ date: '2026-03-13', status: 'canceled' }, []],
    [{ date: today, board: 'live', bracketStatus: 'completed' }, ['publish']],
    [{ date: null, status: 'completed', board: 'live', bracketStatus: 'completed' }, ['publish']],
    [{ date: today, board: 'live', bracketStatus: 'finals' }, []],
    [{ date: today, board: 'results', bracketStatus: 'completed' }, []],
    [{ status: 'canceled', board: 'live', bracketStatus: 'completed' }, []],
  ])('%j', (changes, lacking) => {
    expect(lacks(changes)).toEqual(lacking);
  });

  test('behind a password one may sign up on this site, without a form', () => {
    const formless = { formless: new Set(['e1']) };
    expect(lacks({ signUp: { open: false, closesAt: 0 } }, formless)).toEqual(['form']);
    expect(lacks({ signUp: { open: true, closesAt: 0 } }, formless)).toEqual([]);
    expect(lacks({ signUp: { open: false, closesAt: 5 } }, formless)).toEqual([]);
  });

  test('results are published even where a winner was recorded by hand', () => {
    const decided = { status: 'completed', board: 'live', bracketStatus: 'completed' };
    expect(lacks(decided, { results: new Set(['e1']) })).toEqual(['publish']);
  });

  test('a result, and a form behind a password, are known from elsewhere', () => {
    expect(lacks({ date: '2026-03-13' }, { results: new Set(['e1']) })).toEqual([]);
    expect(lacks({}, { formless: new Set(['e1']) })).toEqual(['form']);
    expect(lacks({ registration: 'open' }, { formless: new Set(['e1']) })).toEqual(['password']);
  });
});

describe('what is next', () => {
  const days = [-1, 0, 0, 1, 6, 7].map((offset, index) =>
    event({ date: addDays(today, offset) }, `e${index}`),
  );
  const ids = (events: readonly { id: string }[]) => events.map(({ id }) => id);

  test('the events of today, and those of the six days after it', () => {
    const { today: now, week } = comingUp([...days, event({ date: null }, 'undated')], today);
    expect(ids(now)).toEqual(['e1', 'e2']);
    expect(ids(week)).toEqual(['e3', 'e4']);
    expect(thisWeek(today)).toEqual({ first: '2026-03-14', last: '2026-03-20' });
  });

  test('at midnight, by the clock of the reader, tomorrow is today', () => {
    const before = localDay(new Date(2026, 2, 14, 23, 59, 59));
    const after = localDay(new Date(2026, 2, 15, 0, 0, 0));
    expect(ids(comingUp(days, before).today)).toEqual(['e1', 'e2']);
    expect(ids(comingUp(days, after).today)).toEqual(['e3']);
    expect(needsOf(event({ date: before }), { ...known, today: before })).toEqual([]);
    expect(needsOf(event({ date: before }), { ...known, today: after })).toEqual(['result']);
  });

  test('over the end of a year and the change of the clocks', () => {
    expect(thisWeek('2026-12-28').last).toBe('2027-01-03');
    expect(thisWeek('2026-03-05').last).toBe('2026-03-11');
    expect(thisWeek('2026-10-29').last).toBe('2026-11-04');
  });
});

describe('of any events', () => {
  const anyEvent = fc.record({
    id: fc.uuid(),
    date: fc.option(fc.integer({ min: -70, max: 70 }).map((offset) => addDays(today, offset))),
    location: fc.constantFrom('', 'Hall'),
    status: fc.constantFrom('upcoming', 'active', 'scheduled', 'completed', 'canceled', ''),
    registration: fc.constantFrom('none' as const, 'open' as const, 'locked' as const),
    signUp: fc.constantFrom(null, { open: true, closesAt: 0 }),
    showOnLandingPage: fc.boolean(),
    board: fc.constantFrom('', 'live', 'results'),
    bracketStatus: fc.constantFrom('', 'finals', 'completed'),
  });
  const anyEvents = fc.uniqueArray(anyEvent, { selector: ({ id }) => id, maxLength: 30 });

  test('each is in today or this week at most once, and in the order given', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const { today: now, week } = comingUp(events, today);
        const both = new Set([...now, ...week]);
        expect(both.size).toBe(now.length + week.length);
        expect(events.filter((one) => now.includes(one))).toEqual(now);
        expect(events.filter((one) => week.includes(one))).toEqual(week);
      }),
    );
  });

  test('each lacks its publication, a result, a date, or what an event ahead needs: never two of these', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const lacking = attention(events, known);
        for (const one of events) {
          const found = needs.filter((need) => lacking[need].includes(one));
          expect(found).toEqual(needsOf(one, known));
          if (found.some((need) => ['publish', 'result', 'date'].includes(need)))
            expect(found).toHaveLength(1);
          for (const need of found) expect(lacking[need].filter(({ id }) => id === one.id)).toHaveLength(1);
          const isOver = found.includes('publish') || found.includes('result');
          if (found.length > 0 && !isOver) expect((one.date ?? today) >= today).toBe(true);
        }
      }),
    );
  });
});

test('a need is read from the address', () => {
  expect(needs.map(readNeed)).toEqual([...needs]);
  expect(readNeed('money')).toBe('');
});
