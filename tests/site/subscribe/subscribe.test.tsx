import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SubscribeButton } from '../../../src/site/subscribe/SubscribeButton.tsx';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/subscribe/SubscribeDialog.tsx';
import { clearToasts, visit } from '../visit.tsx';

afterEach(clearToasts);

async function open() {
  const user = userEvent.setup();
  await visit(<SubscribeButton />);
  const button = screen.getByRole('button', { name: 'Subscribe to the season' });
  await user.click(button);
  return { user, button, dialog: within(await screen.findByRole('dialog')) };
}

test('each calendar program gets the address of the season in the form it follows', async () => {
  const { dialog } = await open();
  const href = (name: string) => dialog.getByRole('link', { name }).getAttribute('href') ?? '';
  const webcal = `webcal://${location.host}/season.ics`;
  expect(href('Apple Calendar')).toBe(webcal);
  expect(new URL(href('Google Calendar')).searchParams.get('cid')).toBe(webcal);
  expect(new URL(href('Outlook')).searchParams.get('url')).toBe(`${location.origin}/season.ics`);
  expect(new URL(href('Outlook')).searchParams.get('name')).toBe('Campus Blackjack Tour');
});

test('any other program gets the address to paste, and closing gives the focus back', async () => {
  const { user, button, dialog } = await open();
  const field = dialog.getByLabelText<HTMLInputElement>('Address for any other calendar');
  expect(field.value).toBe(`${location.origin}/season.ics`);
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await navigator.clipboard.readText()).toBe(field.value);
  expect(await screen.findByText('Address copied')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('where the browser does not let it copy, it says what to do', async () => {
  const { user, dialog } = await open();
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await user.click(dialog.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByText("Couldn't copy. Select the address and copy it yourself.")).toBeTruthy();
});
