import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError } from '../../../src/data/errors.ts';
import type { WatchedList } from '../../../src/data/source.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { counted } from '../../../src/domain/crew/crewChanges.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { letIn } from '../../../src/domain/participants/line/letIn.ts';
import { readWaiting, type WaitingPerson } from '../../../src/domain/participants/line/waitingPerson.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { DoorList } from '../../../src/parts/door/DoorList.tsx';
import { tellNotLetIn } from '../../../src/parts/door/line/notLetIn.ts';
import type { Door } from '../../../src/parts/door.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const ann = readParticipant('a', { name: 'Ann Lee' });
const createdAt = new Date('2026-12-01T10:00:00Z');
const waits = (id: string, name: string, place: number) =>
  readWaiting(id, { name, email: `${id}@x.edu`, collegeName: 'Butler', place, createdAt });
const flo = waits('flo', 'Flo May', 4);
const gus = waits('gus', 'Gus Orr', 9);

const sent: Change[] = [];
let answer: Sent | 'refused' = 'acknowledged';
let give: (people: readonly Participant[]) => void;
let giveLine: (list: Partial<WatchedList<WaitingPerson>>) => void;
let failLine: (error: DataError) => void;
const whole = { waiting: new Set<string>(), fromCache: false, more: false, growing: false };

function aDoor({ event = {}, ...more }: Partial<Omit<Door, 'event'>> & { event?: object } = {}): Door {
  return {
    event: { ...readEvent('cup', { title: 'Spring Open', ...event }), ownParticipants: [] },
    people: (next) => {
      give = (items) => act(() => next({ ...whole, items }));
      next({ ...whole, items: [ann] });
      return () => {};
    },
    line: (next, fail) => {
      giveLine = (list) => act(() => next({ ...whole, items: [], ...list }));
      failLine = (error) => act(() => fail(error));
      next({ ...whole, items: [flo, gus] });
      return () => {};
    },
    self: 'this-phone',
    adding: (change, id) => counted(change, 'cup', 'this-phone', id),
    mayUndo: ({ checkedInBy }) => checkedInBy === 'this-phone',
    ...more,
  };
}

const staff = { adding: (change: Change) => change, mayPutBack: true, mayUndo: () => true, self: 'dana' };
const words = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const written = () => sent.flatMap(({ writes }) => writes);
let places = 0;
const press = (name: string | RegExp, around = screen as Pick<typeof screen, 'getByRole'>) =>
  act(async () => {
    places += 100;
    fireEvent.click(around.getByRole('button', { name }), { clientX: places, clientY: places });
  });
/** Both lists once somebody was let in, as the database's own copy has them. */
function wasLetIn(person: WaitingPerson): void {
  const came = { checkedIn: true, checkedInAt: new Date(), checkedInBy: 'this-phone' };
  give([ann, readParticipant(person.id, { ...person, ...came })]);
  giveLine({ items: [flo, gus].filter(({ id }) => id !== person.id) });
}
const ticketIs = (state: string) =>
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const name = JSON.parse(body).documents[0];
    const fields = { state: { stringValue: state }, at: { timestampValue: '2026-12-05T22:10:00Z' } };
    return Response.json([{ found: { name, fields } }]);
  });

beforeEach(() => {
  [sent.length, answer] = [0, 'acknowledged'];
  sendWith(async (make) => {
    sent.push(await make());
    if (answer === 'refused') throw new DataError('refused');
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

describe('Let in', () => {
  test('of a phone is one batch with its own count; the head counts who waits', async () => {
    render(<DoorList door={aDoor()} />);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['0', '1', '∞', '2 waiting'],
    ]);
    await press('Let in Gus Orr');
    const person = { name: 'Gus Orr', email: 'gus@x.edu', collegeName: 'Butler', source: 'sign-up' };
    expect(written()).toMatchObject([
      { path: 'events/cup/participants/gus', fields: { ...person, checkedInBy: 'this-phone' } },
      { op: 'delete', path: 'events/cup/waiting/gus' },
      { path: 'events/cup/tickets/gus', fields: { state: 'in' } },
      {
        path: 'events/cup',
        fields: { currentParticipants: { by: 1 }, 'line.waiting': { by: -1 } },
      },
      { path: 'events/cup/crew/this-phone', fields: { made: { by: 1 }, last: 'gus' } },
    ]);
    expect(written()[0]).not.toHaveProperty('fields.place');
    expect(words().join()).toMatch(/Gus Orr let in \d+:\d\d [AP]M/);
  });

  test('of a phone is undone as far as it may: the check-in, and it says so', async () => {
    render(<DoorList door={aDoor()} />);
    await press('Let in Flo May');
    wasLetIn(flo);
    await press('Undo');
    expect(sent[1]?.writes).toMatchObject([
      { path: 'events/cup/participants/flo', fields: { checkedIn: false, checkedInBy: '' } },
    ]);
    expect(words()).toContain('Check-in undone for Flo May. The spot stays theirs.');
  });

  test('of staff is undone whole: they wait again where they did', async () => {
    render(<DoorList door={aDoor(staff)} />);
    await press('Let in Flo May');
    expect(written()).toHaveLength(4);
    wasLetIn(flo);
    await press('Undo');
    expect(sent[1]?.writes).toMatchObject([
      { op: 'delete', path: 'events/cup/participants/flo' },
      { path: 'events/cup/waiting/flo', fields: { name: 'Flo May', place: 4, createdAt } },
      { path: 'events/cup/tickets/flo', fields: { state: 'waiting' } },
      { path: 'events/cup', fields: { currentParticipants: { by: -1 }, 'line.waiting': { by: 1 } } },
    ]);
    expect(words()).toContain('Flo May is back in line');
  });

  test('of staff that was not sent yet is undone without a spot that might be their own', async () => {
    answer = 'queued';
    render(<DoorList door={aDoor(staff)} />);
    await press('Let in Flo May');
    wasLetIn(flo);
    await press('Undo');
    expect(sent[1]?.writes).toMatchObject([{ op: 'update', path: 'events/cup/participants/flo' }]);
  });

  test('asks first when all spots are taken', async () => {
    render(<DoorList door={aDoor({ event: { maxParticipants: 1 } })} />);
    await press('Let in Flo May');
    const dialog = () => within(screen.getByRole('dialog', { name: 'Let in' }));
    expect(dialog().getByText('The 1 spot is taken. Let Flo May in anyway?')).toBeTruthy();
    await press('Cancel', dialog());
    expect([screen.queryByRole('dialog'), sent]).toEqual([null, []]);
    await press('Let in Flo May');
    await press('Let in', dialog());
    expect(written()).toHaveLength(5);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['canceled', /^Flo May left the waiting list at .*, before they were let in\. .* add a walk-in\.$/, []],
    ['removed', /^Flo May was taken off the waiting list at /, []],
    ['waiting', /^Failed to let Flo May in\. Please try again\.$/, ['Retry']],
  ])('that is refused says what happened: their ticket is %s', async (state, message, actions) => {
    ticketIs(state);
    answer = 'refused';
    render(<DoorList door={aDoor()} />);
    await press('Let in Flo May');
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(1));
    const [toast] = currentToasts();
    expect([toast?.kind, toast?.message]).toEqual(['alert', expect.stringMatching(message)]);
    expect(toast?.actions.map(({ label }) => label)).toEqual(actions);
    expect(words().join()).not.toContain('let in');
  });

  test('that is refused late says it on any screen; another change is not spoken for', async () => {
    ticketIs('canceled');
    const entry = { id: '1', account: 'cup', at: 1, tab: '', form: '', refused: null };
    const change = letIn('cup', flo, 'this-phone');
    const failed = 'Failed to let Flo May in. Please try again.';
    expect(tellNotLetIn({ ...entry, change, failed }, () => {})).toBe(true);
    await vi.waitFor(() => expect(currentToasts()).toHaveLength(1));
    expect(currentToasts()[0]?.message).toMatch(/^Flo May left the waiting list at /);
    const [first] = change.writes;
    expect(tellNotLetIn({ ...entry, change: { writes: first ? [first] : [] }, failed }, () => {})).toBe(
      false,
    );
  });
});

describe('the line', () => {
  test('that fails to load can be asked for again, and the list is there', async () => {
    render(<DoorList door={aDoor()} />);
    failLine(new DataError('refused'));
    expect(screen.getByText('Failed to load the waiting list. Please try again later.')).toBeTruthy();
    expect(screen.getByRole('listitem', { name: 'Ann Lee' })).toBeTruthy();
    await press('Retry');
    expect(screen.getByRole('listitem', { name: 'Flo May' })).toBeTruthy();
  });

  test('that this device never loaded is not taken for an empty one', () => {
    render(<DoorList door={aDoor({ event: { line: { waiting: 2 } } })} />);
    giveLine({ fromCache: true });
    expect(screen.getByText("The waiting list isn't saved on this device yet.")).toBeTruthy();
    giveLine({ items: [flo] });
    expect(screen.queryByText(/isn't saved/)).toBeNull();
  });

  test('shows nobody where nobody waits, or can', () => {
    const { unmount } = render(<DoorList door={aDoor()} />);
    giveLine({});
    expect(screen.queryByText(/Waiting/)).toBeNull();
    unmount();
    render(<DoorList door={aDoor({ line: undefined })} />);
    expect(screen.queryByText(/Waiting/)).toBeNull();
  });

  test('shows names and schools, and no address', () => {
    render(<DoorList door={aDoor()} />);
    expect(screen.getByRole('listitem', { name: 'Flo May' }).textContent).toBe(
      'Flo May1st in line · ButlerLet in Flo May',
    );
  });

  test('where the console has it above the list is found by the search alone', () => {
    render(<DoorList door={aDoor(staff)} lineAbove />);
    expect(screen.queryByRole('listitem', { name: 'Flo May' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'flo' } });
    expect(screen.getByRole('button', { name: 'Let in Flo May' })).toBeTruthy();
  });

  test('is known to the form for a walk-in, by name and by address', async () => {
    render(<DoorList door={aDoor()} />);
    await press('Add walk-in');
    const dialog = within(screen.getByRole('dialog', { name: 'Add walk-in' }));
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'flo may' } });
    expect(dialog.getByText('Flo May is 1st in line.')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Augustus' } });
    fireEvent.change(dialog.getByLabelText(/^Email/), { target: { value: 'gus@x.edu' } });
    expect(dialog.getByText('Gus Orr is 2nd in line.')).toBeTruthy();
    await press('Let in Gus Orr', dialog);
    expect(written()[0]).toMatchObject({ path: 'events/cup/participants/gus' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
