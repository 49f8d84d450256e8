import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClearSignUps } from '../../../../src/admin/events/door/ClearSignUps.tsx';
import { SignUpBar } from '../../../../src/admin/events/door/SignUpBar.tsx';
import { TwinLines } from '../../../../src/admin/events/door/TwinLines.tsx';
import { DataError } from '../../../../src/data/errors.ts';
import type { Source, WatchedList } from '../../../../src/data/source.ts';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import { currentToasts } from '../../../../src/ui/toast.ts';
import { sentChanges } from '../../../support/sentChanges.ts';

const sent = sentChanges();

/** A night in Austin in a year that is far away. */
const night = (fields: object = {}) =>
  readStaffEvent('cup', {
    title: 'Cup',
    state: 'TX',
    date: '2099-03-14',
    time: '19:00',
    registration: 'site',
    signUp: { open: true, closesAt: Date.parse('2099-03-14T19:00-05:00') },
    currentParticipants: 41,
    maxParticipants: 56,
    ...fields,
  });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const undo = () => act(async () => currentToasts().at(-1)?.actions[0]?.run());
const signUps = () =>
  sent.flatMap(({ writes }) => writes.map((write) => (write.op === 'update' ? write.fields.signUp : null)));
const line = () => screen.queryByText(/ in · /)?.textContent;

test.each([
  [{}, '41 of 56 in · until Sat, Mar 14, 7:00 PM'],
  [{ maxParticipants: null }, '41 in · until Sat, Mar 14, 7:00 PM'],
  [{ currentParticipants: 56 }, '56 of 56 in · full · until Sat, Mar 14, 7:00 PM'],
  [{ signUp: { open: true, closesAt: 0 } }, '41 of 56 in · until you close it'],
  [{ signUp: { open: true, closesAt: 1 } }, /^41 of 56 in · sign-up closed /],
  [
    { signUp: { open: false, closesAt: Date.parse('2099-03-13T18:00-05:00') } },
    '41 of 56 in · sign-up closed Fri, Mar 13, 6:00 PM',
  ],
  [{ registration: 'locked' }, '41 of 56 in · until Sat, Mar 14, 7:00 PM'],
  [{ board: 'live' }, '41 of 56 in · sign-up ended with the list'],
  [{ status: 'completed' }, '41 of 56 in · sign-up is over'],
])('%j says %s', (fields, words) => {
  render(<SignUpBar event={night(fields)} />);
  if (typeof words === 'string') expect(line()).toBe(words);
  else expect(line()).toMatch(words);
  const isOver = 'board' in fields || 'status' in fields;
  expect(screen.queryAllByRole('button')).toHaveLength(isOver ? 0 : 2);
});

test('with a form elsewhere, or gone back to one, there is nothing to say', () => {
  for (const fields of [
    { registration: 'open', signUp: { open: false, closesAt: 0 } },
    { registration: 'locked', signUp: { open: false, closesAt: 0 } },
    { registration: 'none', signUp: undefined },
  ]) {
    const { container } = render(<SignUpBar event={night(fields)} />);
    expect(container.innerHTML).toBe('');
  }
});

test('Close now closes at once, also with a password, and Undo opens as it was', async () => {
  const event = night({ registration: 'locked' });
  render(<SignUpBar event={event} />);
  await press('Close now');
  expect(signUps()).toEqual([{ open: false, closesAt: expect.any(Number) }]);
  await undo();
  expect(signUps().at(-1)).toEqual(event.signUp);
  cleanup();
  const [closed] = signUps();
  render(<SignUpBar event={night({ registration: 'locked', signUp: closed })} />);
  expect(line()).toContain('sign-up closed');
});

test('Open again opens until the start, or for good where that is over or unknown', async () => {
  const closed = { signUp: { open: false, closesAt: 5 } };
  render(<SignUpBar event={night(closed)} />);
  await press('Open again');
  cleanup();
  render(<SignUpBar event={night({ ...closed, date: '2020-03-14' })} />);
  await press('Open again');
  expect(signUps()).toEqual([
    { open: true, closesAt: Date.parse('2099-03-14T19:00-05:00') },
    { open: true, closesAt: 0 },
  ]);
  expect(currentToasts().at(-1)?.message).toBe('Sign-up is open until you close it.');
});

const id = (at: number) => `${at}`.padStart(22, 'ticket-');
const person = (at: number, fields: object = {}) =>
  readParticipant(id(at), {
    name: 'Ann Lee',
    email: 'ann@college.example',
    source: 'sign-up',
    createdAt: new Date(Date.parse('2026-11-20T17:00Z') + at * 1000),
    ...fields,
  });

test('who is here twice: the first stays, the other goes with their ticket, and Undo brings both back', async () => {
  render(<TwinLines event={night()} people={[person(2), person(1), person(3, { name: 'Bo', email: '' })]} />);
  expect(screen.getByRole('listitem').textContent).toContain('Ann Lee is here twice with one email');
  await press('Keep the first');
  expect(sent[0]?.writes.map(({ path }) => path)).toEqual([
    `events/cup/participants/${id(2)}`,
    'events/cup',
    `events/cup/tickets/${id(2)}`,
  ]);
  await undo();
  expect(sent[1]?.writes.at(-1)).toMatchObject({ fields: { state: 'in' } });
});

test('a walk-in who has a ticket: who came is kept; once the list is closed nothing is said', async () => {
  const walkIn = person(9, { source: 'walk-in', email: '', checkedIn: true });
  const { container, rerender } = render(<TwinLines event={night()} people={[person(1), walkIn]} />);
  expect(screen.getByRole('listitem').textContent).toContain('walk-in, checked in');
  await press('Keep who came');
  expect(sent[0]?.writes[0]?.path).toContain(id(1));
  rerender(<TwinLines event={night({ board: 'live' })} people={[person(1), walkIn]} />);
  expect(container.innerHTML).toBe('');
});

test('a rush is told of, and can be removed after asking', async () => {
  const people = Array.from({ length: 30 }, (_, at) =>
    person(at, { name: `Person ${at}`, email: `p${at}@college.example` }),
  );
  render(<TwinLines event={night()} people={people} />);
  expect(screen.getByRole('listitem').textContent).toContain('30 people signed up within 2 minutes');
  await press('Remove them…');
  expect(sent).toEqual([]);
  await press('Remove');
  expect(sent[0]?.writes).toHaveLength(61);
});

const tickets = (items: readonly string[]) => (): Source<WatchedList<string>> => (give) => {
  give({ items, waiting: new Set(), fromCache: false, more: false, growing: false });
  return () => {};
};

test('Clear the sign-ups: once results are published and while there are tickets; it asks, and says how far it is', async () => {
  const draw = (board: string, items: readonly string[], clear: () => Promise<void> = async () => {}) =>
    render(<ClearSignUps event={night({ board })} ticketsOf={tickets(items)} clear={clear} />);
  draw('live', ['t1']);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  draw('results', []);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  render(
    <ClearSignUps
      event={night({ board: 'results' })}
      ticketsOf={tickets(['t1'])}
      clear={async (eventId, tell) => {
        expect([eventId, tell(400, 450)]).toEqual(['cup', true]);
        await done;
      }}
    />,
  );
  await press('Clear the sign-ups');
  expect(screen.getByText('Clear the sign-ups of "Cup"? This can\'t be undone.')).toBeTruthy();
  await press('Clear');
  expect(screen.getByText('400 of 450 deleted…')).toBeTruthy();
  await act(async () => finish());
  expect(currentToasts().at(-1)?.message).toBe('The sign-ups were cleared.');
});

test.each([
  ['conflict', 'The results were taken back, so nothing was cleared.'],
  ['unreachable', 'Failed to clear the sign-ups. Check your connection and try again.'],
] as const)('a failure says why: %s', async (kind, words) => {
  render(
    <ClearSignUps
      event={night({ board: 'results' })}
      ticketsOf={tickets(['t1'])}
      clear={() => Promise.reject(new DataError(kind))}
    />,
  );
  await press('Clear the sign-ups');
  await press('Clear');
  expect(screen.getByText(words)).toBeTruthy();
});

test('several to check are folded, so that the rows are there', () => {
  const twice = [
    person(1),
    person(2),
    person(3, { name: 'Bo', email: '' }),
    person(4, { name: 'Bo', email: '' }),
  ];
  render(<TwinLines event={night()} people={twice} />);
  expect(screen.getByText('2 people are here twice').closest('details')).toHaveProperty('open', false);
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Ann Lee is here twice with one emailKeep the first',
    'Bo is here twice: signed up; signed upKeep the first',
  ]);
});
