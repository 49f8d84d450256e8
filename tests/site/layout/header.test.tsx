import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Header } from '../../../src/site/layout/Header.tsx';
import { visit } from '../visit.tsx';

test('the header leads to the standings, and marks them as current', async () => {
  await visit(<Header />, '/standings/2026-27');
  const main = within(screen.getByRole('navigation', { name: 'Main' }));
  const link = main.getByRole('link', { name: 'Standings' });
  expect(link.getAttribute('href')).toBe('/standings');
  expect(link.getAttribute('aria-current')).toBe('page');
});
