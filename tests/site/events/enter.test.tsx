import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TourEvent } from '../../../src/domain/events/tourEvent.ts';
import { EnterButton } from '../../../src/site/events/EnterButton.tsx';
import { unlockedEvent } from '../../../src/site/events/unlockedEvent.ts';
import { keptTicket } from '../../../src/site/signUp/keptTicket.ts';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { clearToasts, visit } from '../visit.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 1, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

afterEach(() => {
  sessionStorage.clear();
  clearToasts();
});

async function enter(fields: Partial<TourEvent>) {
  const user = userEvent.setup();
  await visit(
    <>
      <h2 id="title">Spring Open</h2>
      <EnterButton event={anEvent(fields)} titleId="title" />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Enter Spring Open' });
  await user.click(button);
  return { user, button, dialog: await screen.findByRole('dialog') };
}

test('an event without a form says that it comes soon, and closing gives the focus back', async () => {
  const { user, button, dialog } = await enter({ registration: 'none' });
  expect(within(dialog).getByRole('heading').textContent).toBe('Sign-up Form Coming Soon!');
  expect(dialog.textContent).toContain("Sign-ups for Spring Open aren't open yet. Check back in a few days.");
  await user.click(within(dialog).getByRole('button', { name: 'Got it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('an open event without an address says so too', async () => {
  const { dialog } = await enter({ registration: 'open' });
  expect(within(dialog).getByRole('heading').textContent).toBe('Sign-up Form Coming Soon!');
});

test('a locked event tells its facts and asks for its password, which may not be empty', async () => {
  const { user, dialog } = await enter({ registration: 'locked' });
  for (const fact of ['Saturday, March 14, 2026', '7:00 PM', 'Texas Union, Austin, TX', '$25', '$1,000'])
    expect(within(dialog).getByText(fact)).toBeTruthy();
  const field = within(dialog).getByLabelText('Enter Event Password');
  expect(document.activeElement).toBe(field);
  const [hint = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(hint)?.textContent).toBe('Ask Sigma Chi or the tour for the password.');
  expect(within(dialog).getByRole('link', { name: 'the tour' }).getAttribute('href')).toMatch(
    /^mailto:[^?]+\?subject=Spring%20Open$/,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Unlock Registration' }));
  expect(within(dialog).getByText('Enter the event password').getAttribute('role')).toBe('alert');
  expect(document.activeElement).toBe(field);
});

test('facts that an event does not have are left out', async () => {
  const { dialog } = await enter({ entryFee: null, prizePool: null, location: '' });
  const facts = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(facts).toEqual(['Date', 'Time', 'Location']);
  expect(within(dialog).getByText('TBD')).toBeTruthy();
});

test('an event that was unlocked in this session opens unlocked, with the focus on its form', async () => {
  unlockedEvent('spring-open').set({ googleFormUrl: 'https://forms.example/1', key: '' });
  const { dialog } = await enter({ registration: 'locked' });
  expect(within(dialog).queryByLabelText('Enter Event Password')).toBeNull();
  expect(within(dialog).getByText('Registration Unlocked!')).toBeTruthy();
  const register = within(dialog).getByRole('link', { name: 'Register Now' });
  expect(register.getAttribute('href')).toBe('https://forms.example/1');
  expect(document.activeElement).toBe(register);
});

test('what opened one event does not open another', async () => {
  unlockedEvent('another').set({ googleFormUrl: 'https://forms.example/1', key: '' });
  const { dialog } = await enter({ registration: 'locked' });
  expect(within(dialog).getByLabelText('Enter Event Password')).toBeTruthy();
});

test('an unlocked event without a form says that there is none yet', async () => {
  unlockedEvent('spring-open').set({ googleFormUrl: null, key: '' });
  const { user, dialog } = await enter({ registration: 'locked' });
  await user.click(within(dialog).getByRole('button', { name: 'Register Now' }));
  expect(screen.getByText('Registration form not yet available. Please check back later.')).toBeTruthy();
});

describe('where this browser has a ticket', () => {
  const here = { registration: 'site', signUp: { open: true, closesAt: 0 } } as const;
  const kept = { key: 'a-ticket-key-of-22-abc', name: 'Ann Lee', state: 'in', seenAt: 1 };
  const show = (fields: Partial<TourEvent>) =>
    visit(<EnterButton event={anEvent({ ...here, ...fields })} titleId="title" />);
  afterEach(() => localStorage.clear());

  test.each<[string, Partial<TourEvent>]>([
    ['open', {}],
    ['locked', { registration: 'locked' }],
    ['full', { currentParticipants: 64 }],
    ['closed', { signUp: { open: false, closesAt: 0 } }],
    ['begun, not drawn', { date: '2026-03-01', time: '11:00' }],
  ])('Your ticket stands in place of what else one could do: %s', async (_, fields) => {
    keptTicket('spring-open').set(kept);
    await show(fields);
    const link = screen.getByRole('link', { name: 'Your ticket' });
    expect(link.getAttribute('href')).toBe('/e/spring-open/ticket#a-ticket-key-of-22-abc');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test.each<[string, Partial<TourEvent>, string]>([
    ['live', { board: 'live', bracketStatus: 'round-1', status: 'active' }, 'Live tables'],
    ['over', { date: '2026-02-28' }, 'Completed'],
    ['canceled', { status: 'canceled' }, 'Canceled'],
  ])('a night that is %s goes first', async (_, fields, label) => {
    keptTicket('spring-open').set(kept);
    await show(fields);
    expect(screen.queryByRole('link', { name: 'Your ticket' })).toBeNull();
    expect(screen.getByText(label)).toBeTruthy();
  });

  test.each(['canceled', 'removed'])('a ticket that is %s leaves Enter', async (state) => {
    keptTicket('spring-open').set({ ...kept, state });
    await show({});
    expect(screen.getByRole('button', { name: 'Enter' })).toBeTruthy();
  });

  test('a drawn page has none, and the app puts it there when it takes over', async () => {
    keptTicket('spring-open').set(kept);
    const page = (
      <StaticRouter location="/">
        <EnterButton event={anEvent(here)} titleId="title" />
      </StaticRouter>
    );
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page);
    expect(place.textContent).toBe('Enter');
    const failed = vi.fn();
    await act(async () => {
      hydrateRoot(place, page, { onRecoverableError: failed });
    });
    expect(place.textContent).toBe('Your ticket');
    expect(failed).not.toHaveBeenCalled();
    place.remove();
  });
});
