import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventRow } from '../../../../src/admin/events/list/rows/EventRow.tsx';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { ToastRegion } from '../../../../src/ui/ToastRegion.tsx';
import { currentToasts, dismissToast } from '../../../../src/ui/toast.ts';

const onDetails = vi.fn();
const onDuplicate = vi.fn();
const onDelete = vi.fn();

const event = (changes: object = {}) =>
  readStaffEvent('cup', {
    title: 'Spring Open',
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
    date: '2026-03-14',
    time: '19:00',
    location: 'Memorial Union',
    state: 'IN',
    status: 'scheduled',
    registration: 'open',
    googleFormUrl: 'https://forms.example/1',
    showOnLandingPage: true,
    currentParticipants: 12,
    maxParticipants: 64,
    entryFee: 25,
    prizePool: 1000,
    ...changes,
  });

function draw(changes: object = {}, waiting = false) {
  const shown = (next: object) => (
    <MemoryRouter>
      <ul>
        <EventRow
          event={event(next)}
          waiting={waiting}
          picked={false}
          onPick={() => {}}
          onDetails={onDetails}
          onDuplicate={onDuplicate}
          onDelete={onDelete}
        />
      </ul>
      <ToastRegion />
    </MemoryRouter>
  );
  const { rerender } = render(shown(changes));
  return (next: object) => rerender(shown(next));
}

/** The first write of each change that was sent. */
const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  sendWith(async (make) => {
    sent.push((await make()).writes[0]);
    return 'acknowledged';
  });
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
  vi.clearAllMocks();
});

const row = () => screen.getByRole('listitem', { name: 'Spring Open' });
const menu = () => within(row()).getByRole('list');
const named = (role: 'button' | 'link', name: string) => within(row()).getByRole(role, { name });

test('every fact of an event is in its row, with its name', () => {
  draw();
  const facts = [...row().querySelectorAll('dt')].map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ]);
  expect(facts).toEqual([
    ['When', '03/14/26 @ 7:00 PM'],
    ['Location', 'Memorial Union'],
    ['Participants', '12/64'],
    ['Entry fee', '$25 fee'],
    ['Prize pool', '$1,000 prize'],
    ['Password', 'Not Set'],
  ]);
  for (const text of ['Purdue · Sigma Chi', 'scheduled', 'IN', 'On Landing Page'])
    expect(within(row()).getByText(text)).toBeTruthy();
});

test('what is missing is named', () => {
  draw({ date: null, time: '', location: '', maxParticipants: null, entryFee: null, prizePool: null });
  expect(within(row()).getByTitle('When').textContent).toBe('No date yet');
  expect(within(row()).getByTitle('Location').textContent).toBe('TBD');
  expect(row().textContent).toContain('12/∞');
  expect(row().textContent).not.toContain('fee');
});

test('the keyboard reaches the event, its actions and its status, each by its name', async () => {
  const user = userEvent.setup();
  draw({ registration: 'none', googleFormUrl: '' });
  const order = [];
  for (let count = 0; count < 7; count += 1) {
    await user.tab();
    const now = document.activeElement;
    order.push(now?.getAttribute('aria-label') ?? (now?.textContent || now?.getAttribute('type')));
  }
  expect(order).toEqual([
    'checkbox',
    'Spring Open',
    'View Details',
    'Participants',
    'Hide from Landing',
    'Actions for Spring Open',
    'Status: scheduled',
  ]);
  expect(named('link', 'Spring Open').getAttribute('href')).toBe('/admin/events/cup');
  expect(named('link', 'Spring Open').hasAttribute('data-row')).toBe(true);
  await user.click(named('button', 'View Details'));
  expect(onDetails.mock.calls).toEqual([['cup']]);
});

test('the menu has every action in words, and returns the focus to its button', async () => {
  const user = userEvent.setup();
  draw({ registration: 'none', googleFormUrl: '' });
  const button = named('button', 'Actions for Spring Open');
  await user.click(button);
  expect([...menu().children].map(({ textContent }) => textContent)).toEqual([
    'View Details',
    'Participants',
    'Enter',
    'Hide from Landing',
    'Duplicate',
    'Delete',
  ]);
  for (const act of ['View Details', 'Duplicate', 'Delete']) {
    await user.click(within(menu()).getByText(act));
    expect(document.activeElement).toBe(button);
    await user.click(button);
  }
  expect([onDetails, onDuplicate].map(({ mock }) => mock.calls)).toEqual([[['cup']], [['cup']]]);
  expect(onDelete).toHaveBeenCalledOnce();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Participants');
  await user.click(within(menu()).getByText('Enter'));
  expect(screen.getByRole('heading', { name: 'Sign-up Form Coming Soon!' })).toBeTruthy();
});

test('the form opens where there is one', async () => {
  draw();
  await userEvent.click(named('button', 'Actions for Spring Open'));
  expect(named('link', 'Open Form').getAttribute('href')).toBe('https://forms.example/1');
  expect(within(row()).queryByRole('button', { name: 'Enter' })).toBeNull();
});

test('the landing page is one press, and the press back is the same button', async () => {
  const user = userEvent.setup();
  const change = draw();
  await user.click(named('button', 'Hide from Landing'));
  change({ showOnLandingPage: false });
  await user.click(named('button', 'Show on Landing'));
  expect(sent).toMatchObject([
    { path: 'events/cup', fields: { showOnLandingPage: false } },
    { path: 'events/cup', fields: { showOnLandingPage: true } },
  ]);
});

test('a change that waits says so in the line of the college', () => {
  draw({}, true);
  expect(within(row()).getByText('Saved on this device')).toBeTruthy();
});
