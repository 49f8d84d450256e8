import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ColumnHeads } from '../../../../src/admin/events/list/rows/ColumnHeads.tsx';
import { eventQuery } from '../../../../src/domain/events/lists/eventQuery.ts';

let address = '';

function Heads({ dates }: { dates: string }) {
  const [sort, setSort] = useState('');
  address = sort;
  const query = eventQuery({ status: '', dates, sort }, '2026-03-14');
  return <ColumnHeads query={query} sort={sort} onSort={setSort} />;
}

const head = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Sort by' })).getByRole('button', { name });
const pressed = () =>
  screen
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent?.replace(/ [↑↓]/, ''));

test.each([
  ['Title', ['title', '-title', ''], ['Title A to Z', 'Title Z to A', 'Date newest first']],
  ['College', ['college', '-college', ''], ['College A to Z', 'College Z to A', 'Date newest first']],
  ['Status', ['status', '-status', ''], ['Status A to Z', 'Status Z to A', 'Date newest first']],
  ['Date', ['date', '', 'date'], ['Date oldest first', 'Date newest first', 'Date oldest first']],
  [
    'Participants',
    ['-participants', 'participants', ''],
    ['Participants most first', 'Participants fewest first', 'Date newest first'],
  ],
])('%s sorts one way, the other way, and no longer', async (name, addresses, words) => {
  const user = userEvent.setup();
  render(<Heads dates="" />);
  expect(pressed()).toEqual(['Date newest first']);
  for (const [index, expected] of addresses.entries()) {
    await user.click(head(new RegExp(`^${name}`)));
    expect(address).toBe(expected);
    expect(pressed()).toEqual([words[index]]);
  }
});

test('days are listed by date, soonest first at first', async () => {
  const user = userEvent.setup();
  render(<Heads dates="later" />);
  expect(pressed()).toEqual(['Date oldest first']);
  for (const name of [/^Title/, /^College/, /^Status/, /^Participants/])
    expect(head(name).hasAttribute('disabled')).toBe(true);
  await user.click(head(/^Date/));
  expect(address).toBe('-date');
  expect(pressed()).toEqual(['Date newest first']);
  await user.click(head(/^Date/));
  expect(address).toBe('');
});
