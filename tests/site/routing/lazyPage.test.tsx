import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPage } from '../../../src/site/routing/lazyPage.tsx';
import type { PageProps } from '../../../src/site/routing/page.ts';

const minutes = (count: number) => count * 60_000;
let loads = 0;

function Page({ data }: PageProps<number>) {
  return <p>Load {data}</p>;
}

/** What the browser fires when a page comes back from another tab or its cache. */
const comeBack = () =>
  act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  loads = 0;
  const page = lazyPage(
    async () => ({ Component: Page }),
    () => ++loads,
  );
  await act(async () => {
    render(
      <MemoryRouter>
        <Suspense>{page}</Suspense>
      </MemoryRouter>,
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that comes back soon shows what it has', async () => {
  vi.setSystemTime(minutes(9));
  await comeBack();
  expect(screen.getByText('Load 1')).toBeTruthy();
});

test('a page that comes back after a long time loads once more', async () => {
  vi.setSystemTime(minutes(11));
  await comeBack();
  expect(screen.getByText('Load 2')).toBeTruthy();
  vi.setSystemTime(minutes(15));
  await comeBack();
  expect(screen.getByText('Load 2')).toBeTruthy();
});

test('without a network it keeps what it shows', async () => {
  vi.setSystemTime(minutes(11));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await comeBack();
  expect(screen.getByText('Load 1')).toBeTruthy();
});
