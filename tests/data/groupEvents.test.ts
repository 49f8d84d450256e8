import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { groupCalled } from '../../src/domain/find/eventGroups.ts';
import { season } from '../support/documents/samples.ts';
import { pointAppAt } from '../support/pointAppAt.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
pointAppAt(project.id);
const { comingEvents, comingLimit, groupEvents, latestEvents } = await import(
  '../../src/data/site/groupEvents.ts'
);

afterAll(() => project.close());

function event(id: string, date: string, more: Record<string, Stored>) {
  return {
    [`events/${id}`]: { ...season['events/e1'], title: id, date, sortDate: `${date}T19:00`, ...more },
  };
}

const at = (id: string, state: string, fraternityName = 'Chi Psi') => ({
  collegeId: id,
  state,
  fraternityName,
});

beforeAll(() =>
  project.seed({
    ...event('late', '2026-05-01', { ...at('purdue-university', 'IN'), status: 'scheduled' }),
    ...event('soon', '2026-03-01', { ...at('purdue', 'IN', 'ΣΧ'), status: 'active' }),
    ...event('over', '2025-03-01', { ...at('purdue-university', 'IN'), status: 'completed' }),
    ...event('long-over', '2024-03-01', { ...at('purdue-university', 'IN'), status: 'completed' }),
    ...event('butler', '2026-04-01', at('butler-university', 'IN', 'Sigma Chi')),
    ...event('boston', '2026-04-02', at('boston-university', 'MA')),
    ...event('chestnut', '2026-04-03', at('boston-college', 'MA')),
    ...event('northeastern', '2026-04-04', at('northeastern-university', 'MA')),
    ...event('two-year', '2026-04-05', at('austin-community-college', 'TX')),
  }),
);

async function found(kind: string, id: string, completed = false) {
  const group = groupCalled(kind, id);
  if (!group) throw new Error(`There is no ${kind} ${id}.`);
  return (await groupEvents(group, completed)).items.map(({ title }) => title);
}

test('a college has its events, also those under its short name', async () => {
  expect(await found('college', 'purdue-university')).toEqual(['soon', 'late']);
  expect(await found('college', 'purdue-university', true)).toEqual(['over', 'long-over']);
});

test('a college that no list has is found by its id', async () => {
  expect(await found('college', 'austin-community-college')).toEqual(['two-year']);
});

test('a city has the events of its colleges', async () => {
  expect(await found('city', 'boston-ma')).toEqual(['boston', 'northeastern']);
});

test('a state has its events', async () => {
  expect(await found('state', 'in')).toEqual(['soon', 'butler', 'late']);
  expect(await found('state', 'IN', true)).toEqual(['over', 'long-over']);
});

test('a fraternity has its events by its name and its letters', async () => {
  expect(await found('fraternity', 'sigma-chi')).toEqual(['soon', 'butler']);
  expect(await found('fraternity', 'chi-psi', true)).toEqual(['over', 'long-over']);
});

test('a page of a group reads 24 documents, however many events it has', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-06-${String(index + 1).padStart(2, '0')}`);
  await project.seed(
    Object.assign({}, ...days.map((day) => event(`on-${day}`, day, at('yale-university', 'CT')))),
  );
  const before = (await project.requests()).length;
  expect(await found('college', 'yale-university')).toEqual(days.slice(0, 24).map((day) => `on-${day}`));
  const asked = (await project.requests()).slice(before);
  expect(asked.map(({ method, reads }) => [method, reads])).toEqual([['runQuery', 24]]);
});

test('the latest events are those of all statuses, the last first', async () => {
  const events = await latestEvents();
  const titles = events.map(({ title }) => title);
  const days = events.map(({ date }) => date ?? '');
  expect(days).toEqual([...days].sort().reverse());
  expect(titles).toContain('late');
  expect(titles.slice(-2)).toEqual(['over', 'long-over']);
});

test('the events to come are those from two days ago on that are not completed, soonest first, 60 at most', async () => {
  const titles = async (now: string) => (await comingEvents(new Date(now))).map(({ title }) => title);
  const april = await titles('2026-04-03T12:00:00Z');
  expect(april.slice(0, 6)).toEqual(['butler', 'boston', 'chestnut', 'northeastern', 'two-year', 'late']);
  const days = Array.from({ length: 70 }, (_, index) => `2031-01-01T${String(index).padStart(2, '0')}`);
  await project.seed(
    Object.assign(
      {},
      ...days.map((day, index) =>
        event(`far-${index}`, '2031-01-01', { ...at('yale', 'CT'), sortDate: day }),
      ),
    ),
  );
  const before = (await project.requests()).length;
  expect(await titles('2030-12-31T12:00:00Z')).toHaveLength(comingLimit);
  const asked = (await project.requests()).slice(before);
  expect(asked.map(({ method, reads }) => [method, reads])).toEqual([['runQuery', 60]]);
});
