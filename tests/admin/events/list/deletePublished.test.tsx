import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { publishedText } from '../../../../src/admin/events/list/DeleteEventDialog.tsx';
import { DeleteEventsDialog } from '../../../../src/admin/events/list/DeleteEventsDialog.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { someResults } from '../../../support/documents/results.ts';

test('deleting an event says what goes with its results', () => {
  expect(publishedText(null)).toBe(
    'Its results will be deleted too: their page, and the points in the standings.',
  );
  expect(publishedText(someResults({ players: 12 }))).toBe(
    'Its results will be deleted too: all 12 places, and their points in the 2026–27 standings. The tables, what was counted, and the log go too.',
  );
  expect(publishedText(someResults({ players: 40, placed: 1, source: 'typed' }))).toBe(
    'Its results will be deleted too: its place, and their points in the 2026–27 standings.',
  );
});

test('deleting several events says how many of them have published places', () => {
  const events = ['', 'live', 'results', 'results'].map((board, at) => readStaffEvent(`e${at}`, { board }));
  const { rerender } = render(<DeleteEventsDialog events={events} onClose={() => {}} />);
  expect(screen.getByText(/^2 of them have published places/)).toBeTruthy();
  rerender(<DeleteEventsDialog events={events.slice(0, 3)} onClose={() => {}} />);
  expect(screen.getByText(/^One of them has published places/)).toBeTruthy();
  rerender(<DeleteEventsDialog events={events.slice(0, 2)} onClose={() => {}} />);
  expect(screen.queryByText(/published places/)).toBeNull();
});
