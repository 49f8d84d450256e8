import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureFacts } from '../../../../src/site/results/share/pictureFacts.ts';
import { SharePicture } from '../../../../src/site/results/share/SharePicture.tsx';
import { someResults } from '../../../support/documents/results.ts';
import { stubCanvas } from '../../../support/stubCanvas.ts';
import { press } from '../../visit.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
});

const results = someResults();
const [row] = results.rows;
if (!row) throw new Error('no rows');

test('the picture is drawn on a press and given to the share dialog; it holds the shown name', async () => {
  const { texts, give } = stubCanvas();
  const share = vi.fn(async (_: ShareData) => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { canShare: () => true, share }));
  render(<SharePicture row={row} results={results} label="Share my result" />);
  await press('Share my result');
  await vi.waitFor(() => expect(texts).toContain('Champion'));
  expect(screen.getByRole('button').ariaBusy ?? screen.getByRole('button').getAttribute('aria-busy')).toBe(
    'true',
  );
  await act(async () => give());
  expect(share.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['my-result.png']);
  expect(texts).toEqual(
    expect.arrayContaining(['of 30 players · 54.8 points', 'Ann L.', 'Boiler Room Blackjack']),
  );
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('img').getAttribute('alt')).toBe(
    'Champion of 30 players · 54.8 points, Ann L., Purdue University, Boiler Room Blackjack, Friday, November 6, 2026',
  );
});

test('where it cannot be drawn that is said, with Retry', async () => {
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<SharePicture row={row} results={results} label="Share my result" />);
  await press('Share my result');
  expect((await screen.findByText("Your browser couldn't draw the picture.")).role ?? 'alert').toBe('alert');
  await press('Retry');
  await vi.waitFor(() => expect(warned).toHaveBeenCalledTimes(2));
  expect(canvas).toHaveBeenCalledTimes(2);
});

test('who shows only a number is that number; a shared win is a place', () => {
  expect(pictureFacts({ ...row, name: '' }, results).name).toBe(`#${row.no}`);
  expect(pictureFacts({ ...row, points: 0 }, results)).toMatchObject({ of: 'of 30 players', where: '' });
  expect(pictureFacts(row, { ...results, where: 'Union' }).where).toBe('Union');
  const shared = someResults({ row: (at) => (at < 2 ? { place: 1 } : {}) });
  expect(pictureFacts(row, shared).place).toBe('1st');
});
