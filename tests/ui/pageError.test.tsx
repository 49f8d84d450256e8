import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageError } from '../../src/ui/PageError.tsx';

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
const online = vi.spyOn(navigator, 'onLine', 'get');

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reload.mockClear();
});

test('a page without a network is tried again when it is back, and once more when that fails', () => {
  online.mockReturnValue(false);
  render(<PageError />);
  expect(screen.getByRole('heading').textContent).toBe("You're offline");
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledTimes(1);
  cleanup();

  online.mockReturnValue(true);
  render(<PageError />);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledTimes(2);
  cleanup();

  render(<PageError />);
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page that fails with a network is not loaded again by itself', () => {
  online.mockReturnValue(true);
  render(<PageError />);
  expect(screen.getByRole('heading').textContent).toBe("This page didn't open");
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
