import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doorCounts } from '../../../src/domain/participants/line/doorCounts.ts';
import { readWaiting } from '../../../src/domain/participants/line/waitingPerson.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { FindPeople } from '../../../src/parts/door/FindPeople.tsx';

const names = ['Ann Lee', 'Isaac Morgan', 'Jamal Ward', 'Zoe Quinn'];
const everyone = names.map((name) => readParticipant(name, { name }));
const toggled = vi.fn();
const added = vi.fn();
const asked = vi.fn();
const letIn = vi.fn();
const none = new Set<string>();
/** Kim waits before Annika. */
const inLine = ['Kim Soto', 'Annika Berg'].map((name, at) => readWaiting(name, { name, place: at + 4 }));
let change: (next: (people: readonly Participant[]) => readonly Participant[]) => void;

/** A list that follows its presses at once, as the database's own copy does. */
function Door({
  unsent = none,
  limit = null as number | null,
  line = inLine.slice(2),
  missing = '' as '' | 'loading' | 'unsaved',
}) {
  const [people, setPeople] = useState<readonly Participant[]>(everyone);
  change = setPeople;
  return (
    <FindPeople
      people={people}
      unsent={unsent}
      waiting={{ line, missing, retry: null }}
      counts={doorCounts(people, line, { maxParticipants: limit })}
      fixed={false}
      last={null}
      onToggle={({ id }) => {
        toggled(id);
        setPeople((all) => all.map((one) => (one.id === id ? { ...one, checkedIn: !one.checkedIn } : one)));
      }}
      onLetIn={({ id }) => letIn(id)}
      onWalkIn={(name) => {
        added(name);
        setPeople((all) => [...all, readParticipant(name, { name, checkedIn: true })]);
      }}
      onForm={asked}
      onEdit={() => {}}
      onRemove={({ id }) => setPeople((all) => all.filter((one) => one.id !== id))}
    />
  );
}

const rows = () => screen.queryAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
const main = (name: string) => screen.getByRole('button', { name: new RegExp(`^(?!Edit|Remove).*${name}`) });
const field = () => screen.getByRole('searchbox');
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

/** A touch by the clock of the test: happy-dom stamps events with the real time. */
function tap(element: HTMLElement, at = { clientX: 100, clientY: 300 }) {
  const click = createEvent.click(element, at);
  Object.defineProperty(click, 'timeStamp', { value: performance.now() });
  fireEvent(element, click);
}
const tapFirst = () => tap(main(rows()[0] ?? 'nobody'));

beforeEach(() => {
  for (const mock of [toggled, added, asked, letIn]) mock.mockClear();
  vi.useFakeTimers();
  // React takes an event of the moment 0 for one without a time.
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (filter: RegExp) => fireEvent.click(screen.getByRole('button', { name: filter }));
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const enter = (options = {}) => {
  const key = createEvent.keyDown(field(), { key: 'Enter', ...options });
  Object.defineProperty(key, 'timeStamp', { value: performance.now() });
  fireEvent(field(), key);
};

test.each([
  ['expected', /^Expected/, 'Isaac Morgan', 'Jamal Ward'],
  ['all', /^All/, 'Isaac Morgan', 'Jamal Ward'],
  ['here', /^Here/, 'Ann Lee', 'Zoe Quinn'],
])(
  'a finger that trembles presses one person, filter %s; their row stays two seconds',
  (_, filter, one, other) => {
    render(<Door />);
    if (one === 'Ann Lee') {
      act(() =>
        change((all) => all.map((who) => ({ ...who, checkedIn: who.id === one || who.id === other }))),
      );
    }
    show(filter);
    pass(5000);
    const before = rows();
    tap(main(one));
    expect(rows()).toEqual(before);
    pass(120);
    // The same spot, whoever lies there by now.
    tap(main(other), { clientX: 104, clientY: 306 });
    pass(120);
    tap(main(one), { clientX: 98, clientY: 296 });
    expect(toggled.mock.calls).toEqual([[one]]);
    pass(1700);
    expect(rows()).toEqual(before);
    pass(100);
    expect(rows()).toEqual(filter.test('All 4') ? before : before.filter((name) => name !== one));
  },
);

test('a quick second press elsewhere is meant, and the rows wait for the last press', () => {
  render(<Door />);
  tap(main('Ann Lee'));
  pass(300);
  tap(main('Zoe Quinn'), { clientX: 100, clientY: 516 });
  expect(toggled.mock.calls).toEqual([['Ann Lee'], ['Zoe Quinn']]);
  pass(1800);
  expect(rows()).toEqual(names);
  pass(300);
  expect(rows()).toEqual(['Isaac Morgan', 'Jamal Ward']);
});

test('right after the rows have moved, a press was meant for somebody else', () => {
  render(<Door />);
  tapFirst();
  pass(2000);
  expect(rows()[0]).toBe('Isaac Morgan');
  pass(100);
  tapFirst();
  expect(toggled.mock.calls).toEqual([['Ann Lee']]);
  pass(300);
  tapFirst();
  expect(toggled.mock.calls).toEqual([['Ann Lee'], ['Isaac Morgan']]);
});

test('somebody whom another phone checks in stays for a moment as well', () => {
  render(<Door />);
  act(() => change((all) => all.map((one) => ({ ...one, checkedIn: one.id === 'Ann Lee' }))));
  expect(rows()).toEqual(names);
  pass(2000);
  expect(rows()).not.toContain('Ann Lee');
});

test('those who are here are shown by their check-in, the latest first', () => {
  render(<Door />);
  const minutes = [5, 20, 10];
  act(() =>
    change((all) =>
      all.map((one, at) => ({
        ...one,
        checkedIn: at < 3,
        checkedInAt: new Date(60_000 * (minutes[at] ?? 0)),
      })),
    ),
  );
  show(/^Here/);
  expect(rows()).toEqual(['Isaac Morgan', 'Jamal Ward', 'Ann Lee']);
});

test('each guest costs typing and a press: the field is empty and has the focus, and the guest stays', () => {
  render(<Door />);
  act(() => field().focus());
  type('jamal');
  // At once: a press may follow the last key.
  expect(rows()).toEqual(['Jamal Ward']);
  // A press on the row leaves the focus in the field.
  expect(fireEvent.mouseDown(main('Jamal Ward'))).toBe(false);
  tapFirst();
  expect(document.activeElement).toBe(field());
  expect(field()).toHaveProperty('value', '');
  // Who it was can be seen for two seconds; nothing else comes under the finger.
  pass(1900);
  expect(rows()).toEqual(['Jamal Ward']);
  pass(100);
  expect(rows()).toEqual(['Ann Lee', 'Isaac Morgan', 'Zoe Quinn']);
});

test('the next guest may be typed at once', () => {
  render(<Door />);
  type('jamal');
  tapFirst();
  type('is');
  expect(rows()).toEqual(['Isaac Morgan']);
  pass(3000);
  expect(rows()).toEqual(['Isaac Morgan']);
});

test('a press without a search leaves the keyboard of a phone away', () => {
  render(<Door />);
  tap(main('Jamal Ward'));
  expect(document.activeElement).not.toBe(field());
});

test('a search finds who is here already, and Enter checks in the only one who is expected', () => {
  render(<Door />);
  act(() => change((all) => all.map((one) => ({ ...one, checkedIn: one.id === 'Ann Lee' }))));
  type('an');
  expect(rows()).toEqual(['Ann Lee', 'Isaac Morgan']);
  expect(screen.getByText(/^2 of 4 found/).textContent).toBe('2 of 4 found · Enter checks in Isaac Morgan');
  enter({ repeat: true });
  expect(toggled).not.toHaveBeenCalled();
  enter();
  expect(toggled.mock.calls).toEqual([['Isaac Morgan']]);
  // A second Enter finds an empty field.
  enter();
  expect(toggled).toHaveBeenCalledTimes(1);
});

test('where several fit, Enter goes to the list and checks nobody in', () => {
  render(<Door />);
  act(() => field().focus());
  type('an');
  expect(screen.getByText(/^2 of 4 found/).textContent).toBe('2 of 4 found · Enter goes to the list');
  enter();
  expect(document.activeElement).toBe(main('Ann Lee'));
  // The second of two quick presses was meant for the search.
  tap(main('Ann Lee'));
  expect(toggled).not.toHaveBeenCalled();
  const [first] = rows();
  fireEvent.keyDown(main('Ann Lee'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(main('Isaac Morgan'));
  expect(fireEvent.keyDown(main('Isaac Morgan'), { key: 'Enter', repeat: true })).toBe(false);
  pass(300);
  tap(main('Isaac Morgan'));
  expect([first, toggled.mock.calls]).toEqual(['Ann Lee', [['Isaac Morgan']]]);
  expect(document.activeElement).toBe(field());
});

test('who is here is never taken back by Enter, and nobody is added by it', () => {
  render(<Door />);
  act(() => change((all) => all.map((one) => ({ ...one, checkedIn: true }))));
  type('jamal');
  enter();
  type('jmal');
  enter();
  expect([toggled.mock.calls, added.mock.calls]).toEqual([[], []]);
});

test('Enter right after another phone has changed who is marked does nothing', () => {
  render(<Door />);
  type('an');
  act(() => change((all) => all.map((one) => ({ ...one, checkedIn: one.id === 'Ann Lee' }))));
  pass(100);
  enter();
  expect(toggled).not.toHaveBeenCalled();
  pass(300);
  enter();
  expect(toggled.mock.calls).toEqual([['Isaac Morgan']]);
});

test('Escape clears the search, and only then leaves', () => {
  render(<Door />);
  const pressEscape = () => fireEvent.keyDown(field(), { key: 'Escape' });
  type('jamal');
  expect(pressEscape()).toBe(false);
  expect(field()).toHaveProperty('value', '');
  expect(rows()).toEqual(names);
  expect(pressEscape()).toBe(true);
});

test('a walk-in costs a name and one press', () => {
  render(<Door />);
  act(() => field().focus());
  type(' dee  fox ');
  expect(screen.getByText('No one found')).toBeTruthy();
  const add = screen.getByRole('button', { name: /^Add walk-in “dee fox”/ });
  tap(add);
  expect(added.mock.calls).toEqual([['dee fox']]);
  expect(field()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field());
  expect(rows()).toEqual(['dee fox']);
  pass(2000);
  expect(rows()).toEqual(names);
});

test.each(['jamal ward', 'dee@x.edu', 'd'])('the form asks about a walk-in %s', (text) => {
  render(<Door />);
  type(text);
  expect(screen.queryByRole('button', { name: /^Add walk-in “/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add walk-in…' }));
  expect(asked.mock.calls).toEqual([[text]]);
});

test('a change that waits is a mark with a name, and adds no line', () => {
  const { rerender } = render(<Door />);
  const lines = () => main('Ann Lee').querySelectorAll('strong, strong ~ *').length;
  const before = lines();
  rerender(<Door unsent={new Set(['Ann Lee'])} />);
  expect(main('Ann Lee').textContent).toContain('Saved on this device');
  expect(lines()).toBe(before);
});

test('the focus goes to the next row when its own is removed, and stays in the list when none is left', () => {
  render(<Door />);
  const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  const press = (name: string) => {
    act(() => remove(name).focus());
    fireEvent.click(remove(name));
  };
  press('Isaac Morgan');
  expect(document.activeElement).toBe(main('Jamal Ward'));
  press('Zoe Quinn');
  expect(document.activeElement).toBe(main('Jamal Ward'));
  press('Ann Lee');
  press('Jamal Ward');
  expect(rows()).toEqual([]);
  expect(document.activeElement?.contains(screen.getByText('No one is on the list yet'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

const stand = (name: string) => screen.getByRole('listitem', { name }).textContent;

test('who waits stands below the list in the order of the line, with the spots that are free', () => {
  const { rerender } = render(<Door line={inLine} limit={6} />);
  expect(rows()).toEqual([...names, 'Kim Soto', 'Annika Berg']);
  expect(screen.getByRole('region', { name: 'Waiting list · 2' }).textContent).toContain('2 spots free');
  expect([stand('Kim Soto'), stand('Annika Berg')]).toEqual([
    expect.stringContaining('1st in line'),
    expect.stringContaining('2nd in line'),
  ]);
  rerender(<Door line={inLine} limit={5} />);
  expect(screen.getByText('1 spot free')).toBeTruthy();
  rerender(<Door line={inLine} limit={4} />);
  expect(screen.getByText('All 4 spots are taken')).toBeTruthy();
  rerender(<Door line={inLine} />);
  expect(screen.queryByText(/spots?/)).toBeNull();
  show(/^Here/);
  expect(rows()).toEqual([]);
});

test('the search finds who waits, keeps their number in line, and adds none of them as a walk-in', () => {
  render(<Door line={inLine} />);
  type('ann');
  expect(rows()).toEqual(['Ann Lee', 'Annika Berg']);
  expect(screen.getByText(/1 of 4 found · 1 waiting/)).toBeTruthy();
  expect(stand('Annika Berg')).toContain('2nd in line');
  type('Annika Berg');
  expect(rows()).toEqual(['Annika Berg']);
  expect(screen.queryByText(/No one found/)).toBeNull();
  expect(screen.queryByText(/Add walk-in “/)).toBeNull();
  enter();
  expect([letIn.mock.calls, toggled.mock.calls, added.mock.calls]).toEqual([[], [], []]);
});

test('Let in is pressed once by a finger that trembles', () => {
  render(<Door line={inLine} />);
  const button = screen.getByRole('button', { name: 'Let in Kim Soto' });
  tap(button);
  tap(button);
  expect(letIn.mock.calls).toEqual([['Kim Soto']]);
});

test('while the waiting list loads, a name that may be in it is no stranger’s', () => {
  const { rerender } = render(<Door missing="loading" />);
  type('Kim');
  expect(screen.getByText('Searching…')).toBeTruthy();
  expect(screen.queryByText('No one found')).toBeNull();
  expect(screen.queryByRole('button', { name: /Add walk-in/ })).toBeNull();
  type('Ann');
  expect(rows()).toEqual(['Ann Lee']);
  type('Kim');
  rerender(<Door line={inLine} />);
  expect(screen.getByText('1 waiting')).toBeTruthy();
  rerender(<Door />);
  expect(screen.getByText('No one found')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Add walk-in/ })).toBeTruthy();
});
