import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Invite } from '../../../src/admin/events/page/Invite.tsx';
import { CopyButton } from '../../../src/admin/parts/CopyButton.tsx';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

test('copies the text, and says so to everybody', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="Aces 21" what="password" />);
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied the password');
  expect(await navigator.clipboard.readText()).toBe('Aces 21');
});

test('where copying is not allowed, it says what to do', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  render(<CopyButton text="Aces 21" what="password" />);
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  await expect
    .poll(() => currentToasts().map(({ message }) => message))
    .toEqual(["Couldn't copy. Select the text and copy it yourself."]);
  for (const { id } of currentToasts()) dismissToast(id);
});

test('no invitation goes out while its password is not known', () => {
  const event = readStaffEvent('e1', { title: 'Cup', registration: 'locked' });
  const { rerender } = render(<Invite event={event} password="" status="loading" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Invite event={event} password="" status="unknown" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/isn't saved on this device/)).toBeTruthy();
  rerender(<Invite event={event} password="Aces 21" status="ready" />);
  expect(screen.getByRole('button', { name: 'Copy invite' })).toBeTruthy();
  expect(screen.getByText(/Password: Aces 21/)).toBeTruthy();
});
