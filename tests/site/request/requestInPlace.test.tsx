import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Header } from '../../../src/site/layout/Header.tsx';
import { RequestButton } from '../../../src/site/request/RequestButton.tsx';
// Loaded here: compiling it may take longer than a search for what it shows waits.
import '../../../src/site/request/RequestDialog.tsx';
import { RequestLink } from '../../../src/site/request/RequestLink.tsx';
import { RequestProvider } from '../../../src/site/request/RequestProvider.tsx';
import { visit } from '../visit.tsx';

afterEach(() => localStorage.clear());

const layout = (
  <RequestProvider>
    <Header />
    <h1 tabIndex={-1}>Any page</h1>
    <RequestButton />
    <RequestLink>Host at your school</RequestLink>
  </RequestProvider>
);

const address = () => screen.getByTestId('address').textContent;
const form = () => screen.findByRole('dialog', { name: 'Request Tournament' });
const openers = [
  ['button', 'Request Tournament'],
  ['link', 'Host at your school'],
] as const;

test.each(openers)('the %s %s opens the form in place; closing it returns the focus', async (role, name) => {
  const user = userEvent.setup();
  await visit(layout);
  const opener = screen.getByRole(role, { name });
  await user.click(opener);
  const dialog = await form();
  expect(address()).toBe('/?request=open');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/');
  expect(document.activeElement).toBe(opener);
});

test('the header has a door for hosts, which leads to their page and closes the menu', async () => {
  const user = userEvent.setup();
  await visit(layout);
  const menu = screen.getByRole('button', { name: 'Menu' });
  await user.click(menu);
  await user.click(screen.getByRole('link', { name: 'Host a tournament' }));
  expect(address()).toBe('/host');
  expect(menu.getAttribute('aria-expanded')).toBe('false');
});

test('a link with the form in it opens any page with the form', async () => {
  await visit(layout, '/somewhere?request=open');
  await form();
  expect(address()).toBe('/somewhere?request=open');
});

test('a press for a new tab or window is left to the browser', async () => {
  const user = userEvent.setup();
  await visit(layout);
  const link = screen.getByRole('link', { name: 'Host at your school' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(address()).toBe('/');
});
