import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Footer } from '../../../src/site/layout/Footer.tsx';
import { visit } from '../visit.tsx';

const target = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

test('the footer says for whom the tour is, how to reach it, and who helps', async () => {
  await visit(<Footer short={false} />);
  expect(screen.getByText(/entertainment only/).textContent).toMatch(/18/);
  expect(target(/@/)).toMatch(/^mailto:/);
  expect(target('(555) 010-0021')).toBe('tel:5550100021');
  expect(target('1-800-MY-RESET')).toMatch(/^tel:/);
});
