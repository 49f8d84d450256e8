import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Component as DownloadDialog } from '../../../src/admin/backup/DownloadDialog.tsx';
import type { ReadPage } from '../../../src/admin/backup/download.ts';
import { DataError, type DataErrorKind } from '../../../src/data/errors.ts';

const saved = vi.fn(() => 'blob:1');

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockImplementation(saved);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  saved.mockClear();
});

const event = { path: 'events/a', name: 'p/a', fields: {}, data: {} };
const one: ReadPage = async ({ collection }) => (collection === 'events' ? [event] : []);

function open(readPage: ReadPage) {
  const onClose = vi.fn();
  render(<DownloadDialog onClose={onClose} readPage={readPage} />);
  return { onClose, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });

test('says what is in it and what is not, and reads nothing until it is pressed', async () => {
  const readPage = vi.fn(one);
  const { user } = open(readPage);
  screen.getByText(/names, emails and phone numbers/);
  screen.getByText(/^Not included: images, the passwords/);
  expect(readPage).not.toHaveBeenCalled();
  await user.click(button('Download'));
  await screen.findByText(/^Downloaded 1 record as campus-blackjack-\d{4}-\d\d-\d\d\.zip/);
  expect(saved).toHaveBeenCalledTimes(1);
  await user.click(button('Save again'));
  expect(saved).toHaveBeenCalledTimes(2);
});

test.each<[DataErrorKind, string]>([
  ['unreachable', 'Failed to read everything. Retry goes on after 1 record.'],
  ['refused', 'The server refused. Sign in again as super admin. Retry goes on after 1 record.'],
])('a failure (%s) says so, and Retry goes on', async (kind, message) => {
  let failing = true;
  const readPage = vi.fn<ReadPage>(async (asked) => {
    if (asked.collection === 'crew' && failing) throw new DataError(kind);
    return one(asked);
  });
  const { user } = open(readPage);
  await user.click(button('Download'));
  expect((await screen.findByText(message)).role).toBe('alert');
  expect(saved).not.toHaveBeenCalled();
  failing = false;
  await user.click(button('Retry'));
  await screen.findByText(/^Downloaded 1 record/);
  expect(readPage.mock.calls.filter(([{ collection }]) => collection === 'events')).toHaveLength(1);
});

test('Cancel stops it', async () => {
  let answer = (_: []) => {};
  const readPage = vi.fn<ReadPage>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const onClose = vi.fn();
  const { unmount } = render(<DownloadDialog onClose={onClose} readPage={readPage} />);
  const user = userEvent.setup();
  await user.click(button('Download'));
  expect((await screen.findByText('Reading…')).role).toBe('status');
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalled();
  unmount();
  await act(async () => answer([]));
  expect(readPage).toHaveBeenCalledTimes(1);
  expect(saved).not.toHaveBeenCalled();
});
