import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ResultFields } from '../../../../src/admin/events/results/ResultFields.tsx';
import { readEvent } from '../../../../src/domain/events/readEvent.ts';
import type { ResultInput } from '../../../../src/domain/tournaments/tournamentResult.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';

const event = readEvent('e1', { status: 'completed' });
const fields = (recorded: ResultInput | null) => (
  <ResultFields event={event} recorded={recorded} listed={recorded !== null} />
);
const value = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name }).value;
// Without the focus, which would have the participants fetched.
const type = (name: string, text: string) =>
  fireEvent.input(screen.getByRole('combobox', { name }), { target: { value: text } });
const news = /^Someone else recorded winner/;

test('fields nobody typed in follow what somebody else records', async () => {
  const { rerender } = render(fields(null));
  rerender(fields({ winner: 'Ann', runnerUp: 'Bo' }));
  await waitFor(() => expect(value('Winner')).toBe('Ann'));
  rerender(fields(null));
  await waitFor(() => expect(value('Winner')).toBe(''));
  expect(screen.queryByText(news)).toBeNull();
});

test('what is typed stays when somebody else records, and it is said what saving would replace', async () => {
  const { rerender } = render(fields(null));
  type('Winner', 'Cy');
  rerender(fields({ winner: 'Ann', runnerUp: 'Bo' }));
  expect(await screen.findByText(news)).toBeTruthy();
  expect(value('Winner')).toBe('Cy');
  expect(value('Runner-up')).toBe('Bo');
});

test('a result that is typed as somebody else records it is no news', async () => {
  const { rerender } = render(fields({ winner: 'Ann', runnerUp: '' }));
  type('Winner', 'Cy');
  rerender(fields({ winner: 'Cy', runnerUp: '' }));
  await waitFor(() => expect(value('Winner')).toBe('Cy'));
  expect(screen.queryByText(news)).toBeNull();
});

test('after a save the fields follow again what somebody else records', async () => {
  sendWith(async () => 'acknowledged');
  const { rerender } = render(fields(null));
  type('Winner', 'Ann');
  type('Runner-up', 'Bo');
  fireEvent.click(screen.getByRole('button', { name: 'Record result' }));
  await screen.findByRole('button', { name: 'Record result' });
  rerender(fields({ winner: 'Ann', runnerUp: 'Bo' }));
  await screen.findByRole('button', { name: 'Update result' });
  type('Winner', 'Anna');
  rerender(fields({ winner: 'Ann', runnerUp: 'Cy' }));
  expect(await screen.findByText(news)).toBeTruthy();
  expect(value('Winner')).toBe('Anna');
  expect(value('Runner-up')).toBe('Cy');
});

test('it is said whether visitors see the result, and what saving does', () => {
  const words = (...[of, recorded, listed]: [typeof event, ResultInput | null, boolean]) => {
    const { container, unmount } = render(<ResultFields event={of} recorded={recorded} listed={listed} />);
    const hint = container.querySelector('p')?.textContent;
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    const asked = screen.queryByRole('checkbox', { name: 'Also set the event to completed' }) !== null;
    unmount();
    return [hint, buttons, asked];
  };
  const result = { winner: 'Ann', runnerUp: 'Bo' };
  const open = readEvent('e1', { status: 'active' });
  expect(words(event, null, false)).toEqual([
    "Not recorded yet. Once you save it, it's published under Previous tournaments.",
    ['Record result'],
    false,
  ]);
  expect(words(event, result, true)).toEqual([
    'Published under Previous tournaments.',
    ['Update result', 'Remove result'],
    false,
  ]);
  expect(words(open, result, false)).toEqual([
    'Recorded earlier. Visitors will see it again once the event is completed.',
    ['Update result', 'Remove result'],
    true,
  ]);
});
