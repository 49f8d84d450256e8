import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AsOf } from '../../../src/site/lists/AsOf.tsx';

afterEach(() => vi.restoreAllMocks());

test('a server that does not answer is not called a missing network', () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  render(<AsOf at={new Date(2026, 10, 21, 20, 6)} onRetry={() => {}} />);
  expect(screen.getByRole('status').textContent).toBe(
    "We can't reach the tour right now. Showing the list as of November 21, 2026 at 8:06 PM.",
  );
  network.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(/^You're offline\. Showing the list as of /);
});
