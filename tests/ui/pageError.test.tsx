import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageError } from '../../src/ui/PageError.tsx';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reload.mockClear();
});

test('a page without a network is loaded again a moment after the network is back', () => {
  online.mockReturnValue(false);
  render(<PageError />);
  expect(screen.getByRole('heading').textContent).toBe("You're offline");
  vi.advanceTimersByTime(60_000);
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that fails with a network is not loaded again by itself', () => {
  online.mockReturnValue(true);
  render(<PageError />);
  expect(screen.getByRole('heading').textContent).toBe("This page didn't open");
  act(() => void dispatchEvent(new Event('online')));
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
