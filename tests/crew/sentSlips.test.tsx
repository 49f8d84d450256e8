import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commit } from '../../src/data/changes/databaseWrites.ts';
import { outboxDatabase } from '../../src/data/crew/crewOutboxDatabase.ts';
import { DataError } from '../../src/data/errors.ts';
import type { Write } from '../../src/domain/changes/change.ts';
import { goingSlip } from '../../src/domain/night/captain/ownSlips.ts';
import { shownSlip, slipChange } from '../../src/domain/night/counts/countChanges.ts';
import type { Slip } from '../../src/domain/night/counts/slips.ts';

/*
 * A captain's counts from the press on Send: what the phone remembers of them and says, with the real outbox
 * in a browser that has no databases, so that only the notes outlive the page.
 */

vi.mock('../../src/data/changes/databaseWrites.ts');

await outboxDatabase.opened;
const { workplace } = await import('../../src/data/crew/crew.ts');
const { crewOutbox, discard, send } = await import('../../src/data/crew/crewOutbox.ts');
const { keepNotes, notesIn } = await import('../../src/data/crew/keptNotes.ts');
const { followSlips, sendSlip } = await import('../../src/crew/tables/sentSlips.ts');
const { useDesk } = await import('../../src/crew/tables/useDesk.ts');
const { sendWith } = await import('../../src/parts/attempt.ts');
const { ToastRegion } = await import('../../src/ui/ToastRegion.tsx');

sendWith(send, crewOutbox.keeps);
followSlips();

const slip = (id: string): Slip => ({
  id,
  round: 'r1',
  table: 't5',
  by: 'phone',
  at: 100,
  seats: { s1: { hand: 8, chips: 300, out: false } },
  seen: {},
  note: '',
});
const remembered = (id: string) => notesIn('cup').slips.find((own) => own.id === id);
/** The slips that were handed to the server, in their order. */
const written = () =>
  vi
    .mocked(commit)
    .mock.calls.flatMap(([, [write]]) => (isSlip(write) ? [write.path.split('/').at(-1)] : []));
const isSlip = (write: Write | undefined): write is Write => write?.path.includes('/slips/') === true;

/** Says that the server answers nothing until this is called. */
function silence() {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  vi.mocked(commit).mockReturnValue(answered);
  return answer;
}

beforeEach(() => {
  vi.mocked(commit).mockResolvedValue();
  workplace.set('cup');
});
afterEach(() => {
  workplace.set(null);
  for (const entry of crewOutbox.all()) discard(entry);
  keepNotes('cup', (notes) => ({ ...notes, slips: [] }));
  vi.resetAllMocks();
});

test('a count is remembered before anything else, and sent once the server has it', async () => {
  const answer = silence();
  sendSlip('cup', slip('one'), 'table 5');
  expect(localStorage.getItem('crew-tables')).toContain('"one"');
  expect(remembered('one')?.sentAt).toBe(0);
  answer();
  await vi.waitFor(() => expect(remembered('one')?.sentAt).toBeGreaterThan(0));
  expect(written()).toEqual(['one']);
});

test('a count that is refused is offered again, and no longer said to be on its way', async () => {
  vi.mocked(commit).mockRejectedValue(new DataError('broken'));
  render(<ToastRegion />);
  sendSlip('cup', slip('two'), 'table 5');
  expect(await screen.findByText('Failed to send table 5. Please try again.')).toBeTruthy();
  await vi.waitFor(() => expect(remembered('two')).toBeUndefined());
  vi.mocked(commit).mockResolvedValue();
  screen.getByRole('button', { name: 'Retry' }).click();
  await vi.waitFor(() => expect(remembered('two')?.sentAt).toBeGreaterThan(0));
});

test('what an earlier page had not saved is sent when the work begins, and only once', async () => {
  workplace.set(null);
  // As an earlier version of the app remembers it.
  const earlier = { ...slip('three'), kept: false, sentAt: 0, settled: false };
  keepNotes('cup', (notes) => ({
    ...notes,
    slips: [earlier, { ...slip('four'), sentAt: 1, settled: false }],
  }));
  const answer = silence();
  workplace.set('cup');
  await vi.waitFor(() => expect(written()).toEqual(['three']));
  workplace.set('cup');
  await crewOutbox.refresh();
  expect(remembered('three')?.sentAt).toBe(0);
  answer();
  await vi.waitFor(() => expect(remembered('three')?.sentAt).toBeGreaterThan(0));
  expect(written()).toEqual(['three']);
  expect(remembered('four')?.sentAt).toBe(1);
});

test('a count that an earlier page had saved is shown on the board too, and only once', async () => {
  workplace.set(null);
  keepNotes('cup', (notes) => ({ ...notes, slips: [goingSlip(slip('seven'))] }));
  const answer = silence();
  workplace.set('cup');
  void send(() => slipChange('cup', slip('seven')), 'Failed.');
  const shown = () => crewOutbox.all().filter(({ change }) => shownSlip(change) === 'seven');
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  workplace.set('cup');
  await crewOutbox.refresh();
  expect(shown()).toHaveLength(1);
  answer();
  await vi.waitFor(() => expect(shown()).toEqual([]));
  expect(written()).toEqual(['seven']);
});

test('a phone whose work ends before that still has it', async () => {
  workplace.set(null);
  keepNotes('cup', (notes) => ({ ...notes, slips: [{ ...slip('five'), sentAt: 0, settled: false }] }));
  workplace.set('cup');
  workplace.set(null);
  await crewOutbox.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(written()).toEqual([]);
  expect(remembered('five')).toBeDefined();
});

test('a page is to be kept open where the browser saves nothing', async () => {
  silence();
  const { result } = renderHook(() => useDesk('cup', 'phone', true));
  sendSlip('cup', slip('six'), 'table 5');
  await crewOutbox.stored();
  act(() => {
    for (const { id } of crewOutbox.all()) crewOutbox.tell(id);
  });
  expect(crewOutbox.entries()).not.toEqual([]);
  expect(result.current.isSaved(slip('six'))).toBe(false);
});
