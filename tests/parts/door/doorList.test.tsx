import { act, cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '../../../src/data/errors.ts';
import type { WatchedList } from '../../../src/data/source.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { DoorList } from '../../../src/parts/door/DoorList.tsx';
import type { Door } from '../../../src/parts/door.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';

const ann = readParticipant('a', { name: 'Ann Lee' });
const bo = readParticipant('b', { name: 'Bo Diaz', checkedIn: true, checkedInBy: 'other-phone' });
const cy = readParticipant('c', { name: 'Cy Poe', checkedIn: true, checkedInBy: 'this-phone' });

const sent: Change[] = [];
let next: (list: Partial<WatchedList<Participant>>) => void;
let fail: (error: DataError) => void;

function aDoor(event: Record<string, unknown> = {}): Door {
  return {
    event: { ...readEvent('cup', { title: 'Spring Open', ...event }), ownParticipants: [] },
    people: (give, refuse) => {
      next = (list) =>
        act(() =>
          give({ items: [], waiting: new Set(), fromCache: false, more: false, growing: false, ...list }),
        );
      fail = (error) => act(() => refuse(error));
      return () => {};
    },
    self: 'this-phone',
    mayUndo: ({ checkedInBy }) => checkedInBy === 'this-phone',
  };
}

const row = (name: string) => screen.getByRole('listitem', { name });
const main = (name: string) => within(row(name)).getAllByRole('button')[0] as HTMLElement;
/** Each press is somewhere else, so that none is taken for the trembling of the one before. */
let places = 0;
const press = (element: HTMLElement) =>
  act(async () => {
    places += 100;
    fireEvent.click(element, { clientX: places, clientY: places });
  });
const line = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const written = () => sent.flatMap(({ writes }) => writes);

beforeEach(() => {
  // No row leaves by itself, however slow the machine is.
  vi.useFakeTimers();
  sent.length = 0;
  sendWith(async (make) => {
    sent.push(await make());
    return 'acknowledged';
  });
});
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

test('the head says who, how many and how the network is', () => {
  render(<DoorList door={aDoor({ maxParticipants: 3 })} />);
  expect(screen.getByText('Loading participants...')).toBeTruthy();
  next({ items: [ann, bo, cy] });
  expect(screen.getByRole('heading', { name: 'Spring Open' })).toBeTruthy();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '3',
    '3full',
  ]);
  expect(line()).toContain('Online');
  next({ items: [ann, bo, cy, { ...ann, id: 'd' }] });
  expect(screen.getByText('over')).toBeTruthy();
});

test('what waits a moment with a network is not talked about', () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann], waiting: new Set(['a']) });
  expect(line()).toContain('Online');
  act(() => vi.advanceTimersByTime(1500));
  expect(line()).toContain('Connecting, 1 unsent');
  next({ items: [ann] });
  expect(line()).toContain('Online');
});

test('a check-in is signed with this device, told with its time, and taken back by Undo', async () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann] });
  await press(main('Ann Lee'));
  expect(written()).toMatchObject([
    { path: 'events/cup/participants/a', fields: { checkedIn: true, checkedInBy: 'this-phone' } },
  ]);
  const checkedInAt = new Date();
  next({ items: [{ ...ann, checkedIn: true, checkedInAt, checkedInBy: 'this-phone' }] });
  expect(line().join()).toMatch(/Ann Lee checked in \d+:\d\d [AP]M/);
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(written()[1]).toMatchObject({ fields: { checkedIn: false, checkedInBy: '' } });
  expect(line()).toContain('Check-in undone for Ann Lee');
});

test('Undo stays in its place, so that it is meant also when the rows have just moved', async () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann, { ...ann, id: 'z', name: 'Zoe' }] });
  await press(main('Ann Lee'));
  next({
    items: [
      { ...ann, checkedIn: true },
      { ...ann, id: 'z', name: 'Zoe' },
    ],
  });
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('listitem', { name: 'Ann Lee' })).toBeNull();
  const undo = createEvent.click(screen.getByRole('button', { name: 'Undo' }), { clientX: 5, clientY: 5 });
  Object.defineProperty(undo, 'timeStamp', { value: performance.now() });
  await act(async () => fireEvent(screen.getByRole('button', { name: 'Undo' }), undo));
  expect(written()).toHaveLength(2);
});

test('Undo goes when another phone has changed the person', async () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann, cy] });
  await press(main('Ann Lee'));
  next({ items: [{ ...ann, checkedIn: true }, cy] });
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  next({ items: [ann, cy] });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a check-in of somebody else is theirs: a press says so and sends nothing; an own one is undone', async () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann, bo, cy] });
  fireEvent.click(screen.getByRole('button', { name: 'All 3' }));
  await press(main('Bo Diaz'));
  expect(line()).toContain('Someone else checked Bo Diaz in. Staff can undo it.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(sent).toEqual([]);
  await press(main('Cy Poe'));
  expect(written()).toMatchObject([{ path: 'events/cup/participants/c', fields: { checkedIn: false } }]);
});

test('a check-in that is refused is not said to be done', async () => {
  sendWith(() => Promise.reject(new DataError('refused')));
  render(<DoorList door={aDoor()} />);
  next({ items: [ann] });
  await press(main('Ann Lee'));
  expect(line().join()).not.toContain('Ann Lee');
  expect(currentToasts()).toMatchObject([{ message: 'Failed to check Ann Lee in. Please try again.' }]);
});

test.each([
  ['a device of the crew', undefined, 'walk-in'],
  ['staff', () => {}, 'manual'],
])('in advance %s adds a person as %s may', async (_, onRemove, source) => {
  render(<DoorList door={aDoor()} onRemove={onRemove} />);
  next({ items: [ann] });
  fireEvent.click(screen.getByRole('button', { name: 'Add walk-in' }));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Dee Fox' } });
  fireEvent.click(screen.getByLabelText('Check in now'));
  await press(screen.getByRole('button', { name: 'Add' }));
  expect(written()[0]).toMatchObject({ fields: { name: 'Dee Fox', checkedIn: false, source } });
  expect(line()).toContain('Dee Fox added');
});

test('a walk-in says where they are from, by a press or in words, and how they are shown', async () => {
  const host = {
    collegeId: 'purdue-university',
    collegeName: 'Purdue University',
    fraternityName: 'Sigma Chi',
  };
  render(<DoorList door={aDoor(host)} />);
  next({ items: [ann, { ...bo, collegeName: 'Butler University', collegeId: 'butler-university' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Add walk-in' }));
  await act(() => import('../../../src/domain/participants/knownNames.ts'));
  const offers = within(screen.getByRole('group', { name: 'School and chapter, with one press' }));
  expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Purdue University',
    'Sigma Chi, Purdue University',
    'Butler University',
  ]);
  const value = (label: string) => screen.getByLabelText(label).getAttribute('value');
  const ours = offers.getByRole('button', { name: 'Sigma Chi, Purdue University' });
  fireEvent.click(ours);
  expect([value('School (optional)'), value('Chapter (optional)')]).toEqual([
    'Purdue University',
    'Sigma Chi',
  ]);
  expect(ours.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(ours);
  expect([value('School (optional)'), value('Chapter (optional)')]).toEqual(['', '']);
  // Of the chapters those of the school come first; nicknames are understood.
  fireEvent.click(ours);
  fireEvent.click(screen.getByLabelText('Chapter (optional)'));
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('Sigma Chi');
  fireEvent.change(screen.getByLabelText('Chapter (optional)'), { target: { value: 'pike' } });
  expect(screen.getByRole('option', { name: /^Pi Kappa Alpha/ })).toBeTruthy();

  const asked = within(screen.getByRole('group', { name: 'May we show your name?' }));
  const answers = () => asked.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(answers()).toEqual(['Ann L.', 'A. L.', 'Number only', 'Full: Ann Lee']);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Dee Fox' } });
  expect(answers()).toEqual(['Dee F.', 'D. F.', 'Number only', 'Full: Dee Fox']);
  expect(asked.getByRole('radio', { checked: true }).parentElement?.textContent).toBe('Dee F.');
  fireEvent.click(asked.getByLabelText('D. F.'));
  await press(screen.getByRole('button', { name: 'Add and check in' }));
  const fields = written().flatMap((write) => ('fields' in write ? [write.fields] : []))[0];
  expect(fields).toMatchObject({
    ...{ name: 'Dee Fox', source: 'walk-in', checkedIn: true, shownAs: 'initials' },
    ...{ collegeId: 'purdue-university', collegeName: 'Purdue University' },
    ...{ chapterId: 'purdue-university--pi-kappa-alpha', chapterName: 'Pi Kappa Alpha' },
  });
  // The rules let a crew device say nothing of this.
  for (const field of ['table', 'seat', 'apart']) expect(fields).not.toHaveProperty(field);
});

test('a row tells where somebody is from, before their address', () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [{ ...ann, email: 'ann@x.edu', collegeName: 'Butler', chapterName: 'Sigma Chi' }] });
  expect(row('Ann Lee').textContent).toContain('Ann LeeSigma Chi · ann@x.edu');
  next({ items: [{ ...ann, collegeName: 'Butler' }] });
  expect(row('Ann Lee').textContent).toContain('Ann LeeButlerCheck in');
});

test('a walk-in of the crew is checked in by their device; Undo takes that back, and deletes nobody', async () => {
  render(<DoorList door={aDoor()} />);
  next({ items: [ann] });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Dee Fox' } });
  await press(screen.getByRole('button', { name: /^Add walk-in “Dee Fox”/ }));
  const [added] = written();
  expect(added).toMatchObject({ fields: { checkedIn: true, checkedInBy: 'this-phone', source: 'walk-in' } });
  const id = added?.path.split('/').at(-1) ?? '';
  const dee = readParticipant(id, { name: 'Dee Fox', checkedIn: true, checkedInBy: 'this-phone' });
  next({ items: [ann, dee] });
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(written().at(-1)).toMatchObject({ path: added?.path, fields: { checkedIn: false } });
});

test('nobody yet: staff are told of the import, the crew are not', () => {
  const { rerender } = render(<DoorList door={aDoor()} />);
  next({ items: [] });
  expect(screen.getByText('Add each guest as they arrive.')).toBeTruthy();
  rerender(<DoorList door={aDoor()} onEdit={() => {}} />);
  next({ items: [] });
  expect(screen.getByText(/^Add people one by one, or import/)).toBeTruthy();
});

test('a list that fails to load can be asked for again', () => {
  render(<DoorList door={aDoor()} />);
  fail(new DataError('refused'));
  expect(screen.getByText('Failed to load participants. Please try again later.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  next({ items: [ann] });
  expect(row('Ann Lee')).toBeTruthy();
});

test('an empty copy of a list that has people is not taken for the list', () => {
  render(<DoorList door={aDoor({ currentParticipants: 5 })} />);
  next({ fromCache: true });
  expect(screen.getByText('Loading participants...')).toBeTruthy();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText("You're offline, and this list isn't saved on this device yet.")).toBeTruthy();
  vi.restoreAllMocks();
});

test.each([
  ['staff', true],
  ['the crew, whose time may be over when the page is opened again', false],
])('a walk-in that %s type is kept in this tab: %s', async (_who, keepsDrafts) => {
  sessionStorage.clear();
  const openForm = () => {
    render(<DoorList door={{ ...aDoor(), keepsDrafts }} />);
    next({ items: [ann] });
    fireEvent.click(screen.getByRole('button', { name: 'Add walk-in' }));
  };
  openForm();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Dee Fox' } });
  cleanup();
  openForm();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', keepsDrafts ? 'Dee Fox' : '');
  await press(screen.getByRole('button', { name: 'Cancel' }));
  if (keepsDrafts) await press(screen.getByRole('button', { name: 'Discard' }));
  expect(sessionStorage.getItem('form-drafts')).toBeNull();
});
