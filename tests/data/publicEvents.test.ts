import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Stored } from '../../scripts/firestoreRest.ts';
import { publicEvents } from '../../scripts/links/publicEvents.ts';
import { publicDocument, RefusedRead } from '../../scripts/links/publicRead.ts';
import { UserError } from '../../scripts/userError.ts';
import { season } from '../support/documents/samples.ts';
import { firestoreEmulator, TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
const { host, port } = firestoreEmulator();
const database = { host: `http://${host}:${port}`, project: project.id };

afterAll(() => project.close());
beforeEach(() => project.clear());

/** So many events of a status, on days of their own: the first is the oldest. */
function events(status: string, count: number): Record<string, Record<string, Stored>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const date = new Date(Date.UTC(2026, 0, index + 1)).toISOString().slice(0, 10);
      const fields = { ...season['events/e1'], status, date, sortDate: `${date}T19:00` };
      return [`events/${status}-${index}`, fields];
    }),
  );
}

test('all events that are not completed, and the newest 200 of the others', async () => {
  await project.seed({
    ...events('upcoming', 230),
    ...events('scheduled', 100),
    ...events('active', 1),
    ...events('completed', 205),
    ...events('draft', 1),
  });
  const ids = (await publicEvents(database)).map(({ id }) => id);
  const count = (status: string) => ids.filter((id) => id.startsWith(`${status}-`)).length;
  expect(['upcoming', 'scheduled', 'active', 'completed', 'draft'].map(count)).toEqual([230, 100, 1, 200, 0]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain('completed-204');
  expect(ids).not.toContain('completed-4');
  expect(ids).toContain('completed-5');
});

test('an event with everything that it holds, and no player', async () => {
  await project.seed({
    'events/one': { ...season['events/e1'], status: 'completed' },
    'tournaments/one': { ...season['tournaments/t1'], status: 'completed', winner: 'Ann' },
  });
  const [event, ...others] = await publicEvents(database);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    id: 'one',
    title: 'Spring Open',
    date: '2026-03-14',
    entryFee: 25,
    showOnLandingPage: true,
    createdAt: new Date('2026-01-02T03:04:05Z'),
  });
  expect(JSON.stringify(event)).not.toContain('Ann');
});

test('where visitors are refused a token helps; a server that does not answer is told apart', async () => {
  await project.loadRules((rules) => rules.replace('allow list: if isShortList() || isStaff();', ''));
  await project.seed({ 'events/one': season['events/e1'] ?? {} });
  await expect(publicEvents(database)).rejects.toThrow(RefusedRead);
  await expect(publicEvents(database, async () => undefined)).rejects.toThrow(RefusedRead);
  expect(await publicEvents(database, async () => 'owner')).toHaveLength(1);
  await project.loadRules();
  await expect(publicEvents({ ...database, host: 'http://127.0.0.1:1' })).rejects.toThrow(UserError);
});

test('one document as a visitor, and null where there is none', async () => {
  await project.seed({ 'seasons/2026-27': { rev: 1, schools: [{ id: 'purdue', name: 'Purdue' }] } });
  expect(await publicDocument(database, 'seasons/2026-27')).toEqual({
    rev: 1,
    schools: [{ id: 'purdue', name: 'Purdue' }],
  });
  expect(await publicDocument(database, 'seasons/2025-26')).toBeNull();
  await expect(publicDocument(database, 'settings/season')).rejects.toThrow(RefusedRead);
});
