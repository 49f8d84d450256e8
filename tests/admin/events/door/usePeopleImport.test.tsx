import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePeopleImport } from '../../../../src/admin/events/door/import/usePeopleImport.ts';
import type { Change } from '../../../../src/domain/changes/change.ts';
import { peopleAtOnce } from '../../../../src/domain/participants/participantChanges.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

const people = Array.from({ length: 2 * peopleAtOnce + 30 }, (_, at) => ({
  row: at + 2,
  name: `Player ${at}`,
  email: `player${at}@example.com`,
  collegeId: '',
  collegeName: '',
  chapterId: '',
  chapterName: '',
}));
let answers: (() => void)[] = [];
let made: Change[] = [];

beforeEach(() => {
  answers = [];
  made = [];
  sendWith(async (make) => {
    made.push(await make());
    await new Promise<void>((resolve) => answers.push(resolve));
    return 'acknowledged';
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const importOf = (eventId: string, onDone = vi.fn()) =>
  renderHook(() => usePeopleImport(eventId, onDone)).result;
/** The server answers the batch that waits. */
const answered = () => act(async () => answers.shift()?.());

test('an import whose page is left says at the next visit how far it came, until the next one starts', async () => {
  const first = importOf('cup');
  await act(async () => void first.current.start(people, []));
  await answered();
  cleanup();
  await answered();
  expect(answers).toEqual([]);

  const onDone = vi.fn();
  const next = importOf('cup', onDone);
  expect(next.current.failure).toBe(
    `${2 * peopleAtOnce} of ${people.length} were added, then this page was left. Add the other 30.`,
  );
  expect(importOf('bowl').current.failure).toBe('');
  await act(async () => void next.current.start(people.slice(-30), []));
  expect(next.current.failure).toBe('');
  await answered();
  expect(onDone).toHaveBeenCalledOnce();
  expect(importOf('cup').current.failure).toBe('');
});

test('each part keeps beside the list what undoes it, under the id of the import that its message undoes', async () => {
  const { current } = importOf('cup');
  await act(async () => void current.start(people, []));
  for (let at = 0; at < 3; at++) await answered();
  const kept = made.map(({ writes }) => writes.filter(({ path }) => path.startsWith('events/cup/imports/')));
  const ids = kept.map(([write]) => write?.path.slice('events/cup/imports/'.length));
  const of = ids[0]?.slice(0, 20) ?? '';
  expect(of).toMatch(/^[\w-]{20}$/);
  expect(ids).toEqual([0, 1, 2].map((at) => `${of}-000${at}`));
  expect(kept[2]).toMatchObject([
    { op: 'set', fields: { of, what: 'people', rows: people.length, changes: { length: 30 } } },
  ]);
  const toasts = currentToasts().map(({ message, actions }) => [message, actions.map(({ label }) => label)]);
  expect(toasts).toEqual([[`${people.length} people added.`, ['Undo']]]);
});
