import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ActivityPicture } from '../../../src/admin/outreach/activity/ActivityPicture.tsx';
import { activity } from '../../../src/domain/outreach/log/activity.ts';
import { addDays, noonOf } from '../../../src/domain/time/day.ts';

const today = '2026-11-20';
const call = (days: number, outcome: string, by: string, channel = 'call') => ({
  ...{ outcome, by, channel },
  at: noonOf(addDays(today, -days)),
});
const show = (...entries: ReturnType<typeof call>[]) =>
  render(<ActivityPicture activity={activity(entries, today)} today={today} />);

const number = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;

test('the numbers of today and of two weeks, by day and by caller', () => {
  const { container } = show(
    call(0, 'talked', 'Ann'),
    call(0, 'no answer', 'Bo'),
    call(0, 'no answer', 'Bo'),
    call(2, 'interested', ''),
    call(1, 'message sent', 'Bo', 'text'),
  );
  expect(number('Calls today')).toBe('3 33% answered');
  expect(number('Last 14 days')).toBe('4 50% answered');
  expect(number('Other contacts')).toBe('1 texts, emails and more');
  const rows = within(screen.getByRole('table', { name: 'Calls per day' })).getAllByRole('row');
  expect(rows).toHaveLength(15);
  expect(rows.slice(-3).map((row) => row.textContent)).toEqual(['Wed, Nov 1811', 'Thu, Nov 1900', 'Today31']);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Bo2 calls, 0% answered',
    'No name1 call, 100% answered',
    'Ann1 call, 100% answered',
  ]);
  // The table says it to those who can't see the picture.
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('two weeks without a call say so', () => {
  show(call(20, 'talked', 'Ann'), call(1, 'message sent', 'Bo', 'text'));
  expect(screen.getByText('No calls in the last 14 days.')).toBeTruthy();
  expect(number('Calls today')).toBe('0 no calls yet');
  expect(screen.queryByRole('table')).toBeNull();
});
