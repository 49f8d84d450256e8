import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Schedule } from '../../../src/admin/calendar/Schedule.tsx';
import { calendarItems } from '../../../src/domain/calendar/calendarItem.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';

const event = (id: string, date: string, fields: object = {}) =>
  readEvent(id, {
    title: id,
    date,
    sortDate: `${date}T19:00`,
    time: '19:00',
    collegeName: `${id} College`,
    ...fields,
  });

function show(events: ReturnType<typeof event>[], chosen: string | null = null) {
  const onCreate = vi.fn();
  const onMonth = vi.fn();
  const calendar = {
    items: calendarItems(events, []),
    fromCache: false,
    waiting: new Set<string>(),
    more: false,
    growing: false,
  };
  const today = '2030-03-10';
  render(<Schedule month="2030-03" {...{ today, calendar, chosen, onCreate, onMonth }} onEvent={() => {}} />);
  return { onCreate, onMonth, user: userEvent.setup() };
}

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the current month begins with today, and what is over comes last', () => {
  show([event('Past', '2030-03-01'), event('Now', '2030-03-10'), event('Soon', '2030-03-22')]);
  expect(headings()).toEqual([
    'Sunday March 10th',
    'Friday March 22nd',
    'Earlier this month',
    'Friday March 1st',
  ]);
});

test('a month with nothing to come says so, and leads on', async () => {
  const { user, onMonth } = show([event('Past', '2030-03-01')]);
  await user.click(screen.getByRole('button', { name: 'Show April 2030' }));
  expect(onMonth).toHaveBeenCalledWith('2030-04');
  expect(screen.getByText('Nothing more this month.')).toBeTruthy();
  expect(headings()).toEqual(['Earlier this month', 'Friday March 1st']);
});

test('a day that is taken offers Create Event too, and has the focus', async () => {
  const { user, onCreate } = show([event('Soon', '2030-03-22')], '2030-03-22');
  expect(document.activeElement?.textContent).toBe('Friday March 22nd');
  await user.click(screen.getByRole('button', { name: 'Create Event' }));
  expect(onCreate).toHaveBeenCalledWith('2030-03-22');
});

test('two events at one college at the same time are marked', () => {
  const same = { collegeName: 'Duke University' };
  show([event('One', '2030-03-22', same), event('Two', '2030-03-22', same), event('Three', '2030-03-22')]);
  const marked = (name: string) =>
    within(screen.getByRole('button', { name }).closest('li') ?? document.body).queryByText(
      'Same college, same time',
    ) !== null;
  expect(['One', 'Two', 'Three'].map(marked)).toEqual([true, true, false]);
});
