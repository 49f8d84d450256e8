import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { Plan } from '../../../src/admin/night/plan/Plan.tsx';
import { readStaffEvent } from '../../../src/data/staff/events.ts';
import type { StaffBoard } from '../../../src/data/staff/night.ts';
import { keepOwnName } from '../../../src/data/staff/session/ownName.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { readDrawSecret } from '../../../src/domain/night/board/drawSecret.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { aNight, aPlayer } from '../../support/documents/boards.ts';

const people = (number: number, here = number) =>
  Array.from({ length: number }, (_, at) => {
    const { id, ...person } = aPlayer(at);
    return readParticipant(id, { ...person, checkedIn: at < here });
  });

keepOwnName('Dee');

const event = readStaffEvent('cup', { title: 'Cup', date: '2026-11-06', time: '19:00', status: 'upcoming' });

function show(given: Partial<Parameters<typeof Plan>[0]>) {
  return render(
    <MemoryRouter>
      <Plan event={event} night={null} people={[]} secret={null} {...given} />
    </MemoryRouter>,
  );
}

/** Lets the server accept what is sent, and returns it. */
function sending(): Change[] {
  const sent: Change[] = [];
  sendWith(async (make) => {
    sent.push(await make());
    return 'acknowledged';
  });
  return sent;
}

const ends = () => screen.getByText(/^Ends about/).textContent;
const late = () => screen.queryByText(/later than/)?.textContent;
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
/** The rest happens while the test waits for what it leads to. */
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const rounds = () =>
  within(screen.getByRole('list', { name: 'Rounds' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

afterEach(() => {
  sessionStorage.clear();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('without players it says how many a night needs', () => {
  show({});
  expect(screen.getByText('No one is on the list yet. A night needs 4 players.')).toBeTruthy();
  expect(screen.queryByText(/^Ends about/)).toBeNull();
});

test('three players are too few', () => {
  show({ people: people(3) });
  expect(screen.getByText('3 players are too few. A night needs 4.')).toBeTruthy();
});

test('it says who is here, the rounds, and when the night ends', () => {
  show({ people: people(48, 40) });
  expect(screen.getByText(/here ·/).textContent).toBe('40 here · 48 expected');
  expect(rounds()).toEqual(['Round 1', 'Semi-finals', 'Final table']);
  expect(screen.getByText('48 players at 7 tables of 7 or 6')).toBeTruthy();
  expect(ends()).toBe('Ends about 9:45 PM');
  expect(late()).toBeUndefined();
});

test('the end follows every key, and one that is too late is said in words with what helps', async () => {
  show({ people: people(96) });
  expect(ends()).toBe('Ends about 11:05 PM');
  expect(late()).toBe('5 min later than 11:00 PM');
  await type('Should end by', '22:40');
  expect(late()).toBe('25 min later than 10:40 PM');
  expect(screen.getAllByRole('button', { name: /PM$/ }).map(({ textContent }) => textContent)).toEqual([
    'Fast: 10:20 PM',
    '1 more table: 10:20 PM',
  ]);
  press('Fast: 10:20 PM');
  expect(ends()).toBe('Ends about 10:20 PM');
  expect(late()).toBeUndefined();
  await type('Real tables', '3');
  expect(late()).toMatch(/later than 10:40 PM$/);
  const text = ends();
  // A number that isn't one yet leaves the last end.
  await type('Real tables', 'six');
  expect(ends()).toBe(text);
  await type('Real tables', '6');
  await type('Should end by', '23:00');
});

test('a mistake is said at its field and nothing is saved', async () => {
  const sent = sending();
  show({ people: people(48) });
  await type('Real tables', '0');
  press('Save plan');
  expect(await screen.findByText('Enter a whole number from 1 to 60')).toBeTruthy();
  expect(sent).toEqual([]);
  await type('Real tables', '6');
});

test('before the list is closed the plan is kept for staff', async () => {
  const sent = sending();
  show({ people: people(48) });
  await type('Missing table numbers', '13, 4');
  press('Save plan');
  await waitFor(() => expect(sent.length).toBe(1));
  expect(sent[0]?.writes).toMatchObject([
    {
      path: 'events/cup/private/draw',
      fields: { seed: '', plan: { tables: 6, skip: [4, 13], until: '23:00' } },
    },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save plan' })).toHaveProperty('disabled', true),
  );
});

test('what was typed is there when the tab is opened again', async () => {
  const { unmount } = show({ people: people(48) });
  await type('Real tables', '9');
  unmount();
  show({ people: people(48) });
  expect(screen.getByLabelText('Real tables')).toHaveProperty('value', '9');
  await type('Real tables', '6');
});

test('a plan that is being typed is there after a reload', async () => {
  const { unmount } = show({ people: people(48) });
  await type('Real tables', '9');
  // Of the page that ends, only what the browser has stored is left.
  const kept = sessionStorage.getItem('form-drafts') ?? '';
  unmount();
  sessionStorage.clear();
  const { unmount: leave } = show({ people: people(48) });
  expect(screen.getByLabelText('Real tables')).toHaveProperty('value', '6');
  leave();
  sessionStorage.setItem('form-drafts', kept);
  show({ people: people(48) });
  expect(screen.getByLabelText('Real tables')).toHaveProperty('value', '9');
  await type('Real tables', '6');
});

test('a plan is kept in this tab while it is typed, and no longer once it is saved', async () => {
  const sent = sending();
  show({ people: people(48) });
  await type('Real tables', '9');
  expect(sessionStorage.getItem('form-drafts')).toContain('"tables":"9"');
  press('Save plan');
  await waitFor(() => expect(sent.length).toBe(1));
  await waitFor(() => expect(sessionStorage.getItem('form-drafts')).toBeNull());
});

test('what is no plan in the storage changes nothing', () => {
  sessionStorage.setItem('form-drafts', '{"plan cup":{"tables":"9"}}');
  show({ people: people(48) });
  expect(screen.getByLabelText('Real tables')).not.toHaveProperty('value', '9');
});

test('a refused plan stays typed', async () => {
  sendWith(() => Promise.reject(new Error('refused')));
  show({ people: people(48) });
  await type('Real tables', '9');
  press('Save plan');
  await waitFor(() =>
    expect(currentToasts().map(({ message }) => message)).toEqual([
      'Failed to save the plan. Please try again.',
    ]),
  );
  expect(screen.getByLabelText('Real tables')).toHaveProperty('value', '9');
  await type('Real tables', '6');
});

test('a plan of a drawn night changes the rounds that are left', async () => {
  const sent = sending();
  const { board, data } = await aNight({ players: 48, minutes: -5 });
  const night: StaffBoard = { board, data };
  show({ night, people: people(48), secret: readDrawSecret({ seed: '', numbers: {} }) });
  expect(rounds()).toEqual(['Round 1 Drawn', 'Semi-finals', 'Final table']);
  expect(screen.queryByLabelText('Starts')).toBeNull();
  await type('Real tables', '5');
  press('Save plan');
  await waitFor(() => expect(sent.length).toBe(1));
  const [write, step] = sent[0]?.writes ?? [];
  expect(write).toMatchObject({ path: 'boards/cup', fields: { rev: board.rev + 1, plan: { tables: 5 } } });
  expect(step).toMatchObject({ path: `events/cup/steps/${board.rev + 1}`, fields: { kind: 'plan' } });
});
