import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { lastImport, undoTime } from '../../../../src/admin/events/door/import/lastImport.ts';
import { UndoImport } from '../../../../src/admin/events/door/import/UndoImport.tsx';

const added = [1, 2].map((at) => ({
  id: `p${at}`,
  name: `Player ${at}`,
  email: '',
  checkedIn: false,
  source: 'import' as const,
}));
const undo = vi.fn();
const offer = () => screen.queryByRole('button', { name: 'Undo import' });

afterEach(() => {
  act(() => lastImport.set(null));
  vi.useRealTimers();
});

test('the list of an event offers to undo its import for ten minutes', () => {
  vi.useFakeTimers();
  render(<UndoImport eventId="cup" />);
  expect(offer()).toBeNull();
  act(() => lastImport.set({ eventId: 'cup', added, at: Date.now(), undo }));
  expect(screen.getByText('2 people imported')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo import' }));
  expect(undo).toHaveBeenCalledTimes(1);
  act(() => vi.advanceTimersByTime(undoTime - 1));
  expect(offer()).not.toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(offer()).toBeNull();
});

test('another event offers nothing', () => {
  render(<UndoImport eventId="bowl" />);
  act(() => lastImport.set({ eventId: 'cup', added, at: Date.now(), undo }));
  expect(offer()).toBeNull();
});
