import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { unlockKey } from '../../src/domain/events/unlockKey.ts';
import { sortKey } from '../../src/domain/time/parse.ts';
import { season } from '../support/documents/samples.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { eventById, eventsByStatus, landingEvents } = await import('../../src/data/site/publicEvents.ts');
const { unlockEvent } = await import('../../src/data/site/unlockEvent.ts');

afterAll(() => project.close());
beforeEach(() => project.clear());

const sample = season['events/e1'] ?? {};

function event(id: string, date: string | null, more: Record<string, Stored> = {}) {
  return {
    [`events/${id}`]: {
      ...sample,
      title: id,
      date,
      time: '19:00',
      sortDate: sortKey(date, '19:00'),
      ...more,
    },
  };
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the landing page', () => {
  test('shows what is marked and not completed, soonest first, without a date last', async () => {
    await project.seed({
      ...event('undated', null),
      ...event('may', '2126-05-01', { status: 'active' }),
      ...event('march', '2126-03-01', { status: 'scheduled' }),
      ...event('hidden', '2126-02-01', { showOnLandingPage: false }),
      ...event('over', '2025-02-01', { status: 'completed' }),
    });
    expect(ids(await landingEvents())).toEqual(['march', 'may', 'undated']);
  });

  test('shows twelve at most, also behind an archive that is still marked', async () => {
    const many = Array.from({ length: 15 }, (_, at) => `2126-03-${String(at + 10)}`);
    await project.seed({
      ...Object.assign({}, ...many.map((day) => event(`on-${day}`, day))),
      ...Object.assign(
        {},
        ...many.map((day) => event(`past-${day}`, day.replace('2126', '2125'), { status: 'completed' })),
      ),
    });
    expect(ids(await landingEvents())).toEqual(many.slice(0, 12).map((day) => `on-${day}`));
  });

  test('has no place for nights that nobody completed, but for one that may have been put off', async () => {
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const past = Array.from({ length: 14 }, (_, at) => day(9 + at));
    await project.seed({
      ...Object.assign({}, ...past.map((date) => event(`past-${date}`, date))),
      ...event('put off', day(7), { status: 'active', board: 'live' }),
      ...event('next', '2126-03-01'),
    });
    expect(ids(await landingEvents())).toEqual(['put off', 'next']);
  });

  test('is empty in an empty database', async () => {
    expect(await landingEvents()).toEqual([]);
  });

  test('knows the state of every card', async () => {
    await project.seed({
      ...event('field', '2126-03-01', { state: 'NE' }),
      ...event('place', '2126-03-02', { state: '', location: 'Union, Lincoln, NE' }),
      ...event('name', '2126-03-03', { state: '', collegeName: 'Towson University' }),
      ...event('none', '2126-03-04', { state: '', collegeName: '', title: 'Open' }),
    });
    expect((await landingEvents()).map(({ state }) => state)).toEqual(['NE', 'NE', 'MD', '']);
  });
});

describe('the events of a status', () => {
  const days = Array.from({ length: 30 }, (_, at) => `2026-04-${String(at + 1).padStart(2, '0')}`);
  beforeEach(async () => {
    await project.seed(Object.assign({}, ...days.map((day) => event(day, day, { status: 'completed' }))));
    await project.seed(Object.assign({}, ...days.map((day) => event(`up-${day}`, '2026-05-01'))));
  });

  test('come in pages, completed ones newest first', async () => {
    const first = await eventsByStatus('completed');
    expect(ids(first.items)).toEqual([...days].reverse().slice(0, 24));
    const second = await eventsByStatus('completed', first.next ?? undefined);
    expect(ids(second.items)).toEqual([...days].reverse().slice(24));
    expect(second.next).toBeNull();
  });

  test('lose and double nobody who starts at the same minute', async () => {
    const first = await eventsByStatus('upcoming');
    const cursor: typeof first.next = JSON.parse(JSON.stringify(first.next));
    const second = await eventsByStatus('upcoming', cursor ?? undefined);
    expect([...ids(first.items), ...ids(second.items)]).toEqual(days.map((day) => `up-${day}`));
  });

  test('may be none', async () => {
    expect(await eventsByStatus('active')).toEqual({ items: [], next: null });
  });
});

describe('one event', () => {
  test('is found by its id', async () => {
    await project.seed(event('spring-open', '2026-03-14'));
    expect(await eventById('spring-open')).toMatchObject({
      id: 'spring-open',
      createdAt: new Date('2026-01-02T03:04:05Z'),
    });
  });

  test.each(['nobody', '', '.', '..', 'a/b', '__x__', 'ü'.repeat(301)])(
    'is null for the id %j',
    async (id) => {
      expect(await eventById(id)).toBeNull();
    },
  );
});

describe('the password of an event', () => {
  beforeAll(async () => {
    await project.clear();
  });
  beforeEach(async () => {
    await project.seed({
      ...event('locked', '2026-03-14', { registration: 'locked' }),
      [`events/locked/unlocks/${await unlockKey('locked', 'Aces 21')}`]: {
        googleFormUrl: 'https://forms.example/1',
      },
      [`events/bare/unlocks/${await unlockKey('bare', 'Aces 21')}`]: { googleFormUrl: null },
    });
  });

  test('opens the form', async () => {
    expect(await unlockEvent('locked', 'Aces 21')).toEqual({
      googleFormUrl: 'https://forms.example/1',
      key: await unlockKey('locked', 'Aces 21'),
    });
  });

  test('may be right before there is a form', async () => {
    expect(await unlockEvent('bare', 'Aces 21')).toMatchObject({ googleFormUrl: null });
  });

  test.each(['aces 21', 'Aces 21 ', 'Aces  21', ''])('%j is wrong', async (password) => {
    expect(await unlockEvent('locked', password)).toBeNull();
  });

  test('opens its own event only', async () => {
    expect(await unlockEvent('other', 'Aces 21')).toBeNull();
  });
});
