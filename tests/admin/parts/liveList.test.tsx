import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { LiveList } from '../../../src/admin/parts/LiveList.tsx';
import type { WatchedList } from '../../../src/data/source.ts';

const onMore = vi.fn();
const none: WatchedList<string> = {
  items: [],
  more: false,
  growing: false,
  fromCache: false,
  waiting: new Set(),
};

function draw(list: Partial<WatchedList<string>>, shown?: readonly string[]) {
  const all = { ...none, ...list };
  return render(
    <LiveList
      aria-label="Venues"
      list={all}
      {...(shown && { shown })}
      things="venues"
      head={<p>{all.items.length} venues</p>}
      empty={<p>No venues yet</p>}
      rows={{ className: 'rows' }}
      row={(name) => (
        <li key={name}>
          {name}
          {all.waiting.has(name) && ' (waiting)'}
        </li>
      )}
      onMore={onMore}
    />,
  );
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const stored = () => screen.queryByText(/^Showing the copy saved on this device/)?.textContent;

function goOffline(online = false) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => {
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a list that the server has confirmed shows its rows and nothing else', () => {
  draw({ items: ['Hall', 'Barn'], waiting: new Set(['Barn']) });
  expect(screen.getByRole('region', { name: 'Venues' })).toBeTruthy();
  expect(screen.getByText('2 venues')).toBeTruthy();
  expect(rows()).toEqual(['Hall', 'Barn (waiting)']);
  expect(stored()).toBeUndefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('rows that this browser has stored say so', () => {
  draw({ items: ['Hall'], fromCache: true });
  expect(stored()).toBe("Showing the copy saved on this device. We haven't reached the server yet.");
  goOffline();
  expect(stored()).toBe('Showing the copy saved on this device.');
  expect(rows()).toEqual(['Hall']);
});

test('an empty list says that there are none, also when a search leaves none', () => {
  const { unmount } = draw({});
  expect(screen.getByText('No venues yet')).toBeTruthy();
  unmount();
  draw({ items: ['Hall'], fromCache: true }, []);
  expect(screen.getByText('No venues yet')).toBeTruthy();
});

test('a list of which nothing is known does not say that it is empty', () => {
  vi.useFakeTimers();
  draw({ fromCache: true });
  expect(screen.queryByText('No venues yet')).toBeNull();
  expect(screen.getByText('Loading venues...')).toBeTruthy();
  act(() => vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('Loading venues...')).toBeNull();
  expect(screen.getByText('Failed to load venues. Please try again later.')).toBeTruthy();
  goOffline();
  expect(screen.getByText("You're offline, and this list isn't saved on this device yet.")).toBeTruthy();
  expect(screen.getByText("It'll show up here as soon as we reach the server.")).toBeTruthy();
});

test('Show more asks once while more is on its way', async () => {
  const { unmount } = draw({ items: ['Hall'], more: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
  unmount();
  draw({ items: ['Hall'], more: true, growing: true });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});
