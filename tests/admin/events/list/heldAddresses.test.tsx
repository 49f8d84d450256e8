import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HeldAddresses } from '../../../../src/admin/events/list/HeldAddresses.tsx';
import { DataError } from '../../../../src/data/errors.ts';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

const today = '2026-11-27';
const nights = ['Cup', 'Open', 'Classic'].map((title) => ({ id: title.toLowerCase(), title }));
const finding = (found: typeof nights) => async () => found;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function draw(props: Partial<Parameters<typeof HeldAddresses>[0]>) {
  const drawn = render(<HeldAddresses today={today} find={finding(nights)} {...props} />);
  await act(async () => {});
  return drawn;
}

test('past nights that hold addresses are counted; without any, or an answer, there is nothing', async () => {
  await draw({});
  expect(screen.getByRole('status').textContent).toBe('3 nights still hold email addresses');
  cleanup();
  await draw({ find: finding(nights.slice(1, 2)) });
  expect(screen.getByRole('status').textContent).toBe('1 night still holds email addresses');
  cleanup();
  expect((await draw({ find: finding([]) })).container.innerHTML).toBe('');
  cleanup();
  const failing = () => Promise.reject(new DataError('unreachable'));
  expect((await draw({ find: failing })).container.innerHTML).toBe('');
});

test('Clear asks, goes night by night, and says how far it is', async () => {
  const cleared: string[] = [];
  let finish = () => {};
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let held = nights;
  await draw({
    find: async () => held,
    clear: async (id, day, tell) => {
      expect([day, tell(100, 140)]).toEqual([today, true]);
      cleared.push(id);
      if (id === 'open') await wait;
    },
  });
  await press('Clear…');
  expect(screen.getByText("Clear the email addresses of 3 nights? This can't be undone.")).toBeTruthy();
  expect(cleared).toEqual([]);
  await press('Clear');
  expect(screen.getByText('Open: 100 of 140 cleared…')).toBeTruthy();
  held = [];
  await act(async () => finish());
  expect(cleared).toEqual(['cup', 'open', 'classic']);
  expect(currentToasts().at(-1)?.message).toBe('The email addresses were cleared.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('closing the dialog stops it', async () => {
  const told: boolean[] = [];
  let go = () => {};
  await draw({
    clear: (id, _, tell) =>
      new Promise((resolve) => {
        go = () => {
          told.push(tell(100, 140));
          resolve();
        };
        if (id !== 'cup') throw new Error('It went on.');
      }),
  });
  await press('Clear…');
  await press('Clear');
  await press('Cancel');
  await act(async () => go());
  expect(told).toEqual([false]);
});

test.each([
  ['conflict', 'Someone has changed a list meanwhile. Clear again for the rest.'],
  ['unreachable', 'Failed to clear the addresses. Check your connection and try again.'],
] as const)('a failure says why: %s', async (kind, words) => {
  await draw({ clear: () => Promise.reject(new DataError(kind)) });
  await press('Clear…');
  await press('Clear');
  expect(screen.getByText(words)).toBeTruthy();
});
