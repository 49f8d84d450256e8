import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { quickChange } from '../../../src/admin/outreach/quickChange.ts';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError, type DataErrorKind } from '../../../src/data/errors.ts';
import { updating } from '../../../src/domain/changes/change.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const step = (day: string) => ({ writes: [updating('fraternities/chi', { nextStepOn: day })] });
const move = (day: string) =>
  quickChange({
    chapters: [{ collegeId: 'purdue-university', id: 'chi' }],
    make: () => step(day),
    undo: async () => step('2030-01-01'),
    message: `Moved to ${day}.`,
    failed: 'Failed to change the next step. Please try again.',
  });

const sent: unknown[] = [];
function answers(...given: (Sent | DataErrorKind)[]): void {
  sendWith(async (make) => {
    sent.push(await make());
    const answer = given.shift() ?? 'acknowledged';
    if (answer === 'acknowledged' || answer === 'queued') return answer;
    throw new DataError(answer);
  });
}

beforeEach(() => {
  sent.length = 0;
  render(<ToastRegion />);
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const messages = () => currentToasts().map(({ message }) => message);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a press is said at once and can be undone, the last one only', async () => {
  answers();
  await act(() => move('2030-03-01'));
  await act(() => move('2030-03-08'));
  expect(messages()).toEqual(['Moved to 2030-03-08.']);
  await press('Undo');
  expect(sent).toEqual([step('2030-03-01'), step('2030-03-08'), step('2030-01-01')]);
  expect(messages()).toEqual([]);
});

test('a refused press takes its words back, and Retry says them again', async () => {
  answers('refused', 'acknowledged');
  await act(() => move('2030-03-01'));
  expect(messages()).toEqual(['Failed to change the next step. Please try again.']);
  await press('Retry');
  expect(messages()).toEqual(['Moved to 2030-03-01.']);
});

test('an Undo that somebody has overtaken leaves what they did', async () => {
  answers('acknowledged', 'conflict');
  await act(() => move('2030-03-01'));
  await press('Undo');
  expect(messages()).toEqual(["Someone else changed it since then, so it wasn't undone."]);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('an Undo that was refused can be tried again', async () => {
  answers('acknowledged', 'refused', 'acknowledged');
  await act(() => move('2030-03-01'));
  await press('Undo');
  expect(messages()).toEqual(['Failed to undo. Please try again.']);
  await press('Retry');
  expect(messages()).toEqual(['Saved now: Undo.']);
});

test('a chapter that is being changed is not changed again, and Undo waits for its turn', async () => {
  let answer = (_: Sent) => {};
  const waiting = new Promise<Sent>((resolve) => {
    answer = resolve;
  });
  sendWith(async (make) => {
    sent.push(await make());
    return sent.length === 1 ? waiting : 'acknowledged';
  });
  act(() => void move('2030-03-01'));
  await act(() => move('2030-03-08'));
  await press('Undo');
  expect(sent).toEqual([step('2030-03-01')]);
  await act(async () => answer('acknowledged'));
  expect(sent).toEqual([step('2030-03-01'), step('2030-01-01')]);
  await act(() => move('2030-03-15'));
  expect(sent.at(-1)).toEqual(step('2030-03-15'));
});
