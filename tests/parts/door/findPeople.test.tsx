import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { FindPeople } from '../../../src/parts/door/FindPeople.tsx';

const names = ['Ann Lee', 'Isaac Morgan', 'Jamal Ward', 'Zoe Quinn'];
const everyone = names.map((name) => readParticipant(name, { name }));
const toggled = vi.fn();
const none = new Set<string>();
let change: (next: (people: readonly Participant[]) => readonly Participant[]) => void;

/** A list that follows its presses at once, as the database's own copy does. */
function Door({ waiting = none }: { waiting?: ReadonlySet<string> }) {
  const [people, setPeople] = useState<readonly Participant[]>(everyone);
  change = setPeople;
  return (
    <FindPeople
      people={people}
      waiting={waiting}
      fromCache={false}
      fixed={false}
      onToggle={({ id }) => {
        toggled(id);
        setPeople((all) => all.map((one) => (one.id === id ? { ...one, checkedIn: !one.checkedIn } : one)));
      }}
      onEdit={() => {}}
      onRemove={({ id }) => setPeople((all) => all.filter((one) => one.id !== id))}
      onAdd={() => {}}
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
  toggled.mockClear();
  vi.useFakeTimers();
  // React takes an event of the moment 0 for one without a time.
  vi.advanceTimersByTime(1000);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a finger that trembles checks in one person, and their row stays for a moment', () => {
  render(<Door />);
  fireEvent.click(screen.getByRole('button', { name: 'Expected 4' }));
  tap(main('Isaac Morgan'));
  expect(rows()).toEqual(names);
  pass(120);
  // The same spot, whoever lies there by now.
  tap(main('Jamal Ward'), { clientX: 104, clientY: 306 });
  expect(toggled.mock.calls).toEqual([['Isaac Morgan']]);
  pass(1000);
  expect(rows()).toEqual(names);
  pass(400);
  expect(rows()).toEqual(['Ann Lee', 'Jamal Ward', 'Zoe Quinn']);
});

test('a quick second press elsewhere is meant, and the rows wait for the last press', () => {
  render(<Door />);
  fireEvent.click(screen.getByRole('button', { name: 'Expected 4' }));
  tap(main('Ann Lee'));
  pass(300);
  tap(main('Zoe Quinn'), { clientX: 100, clientY: 516 });
  expect(toggled.mock.calls).toEqual([['Ann Lee'], ['Zoe Quinn']]);
  pass(1300);
  expect(rows()).toEqual(names);
  pass(300);
  expect(rows()).toEqual(['Isaac Morgan', 'Jamal Ward']);
});

test('right after the rows have moved, a press was meant for somebody else', () => {
  render(<Door />);
  fireEvent.click(screen.getByRole('button', { name: 'Expected 4' }));
  tapFirst();
  pass(1500);
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
  fireEvent.click(screen.getByRole('button', { name: 'Expected 4' }));
  act(() => change((all) => all.map((one) => ({ ...one, checkedIn: one.id === 'Ann Lee' }))));
  expect(rows()).toEqual(names);
  pass(1500);
  expect(rows()).not.toContain('Ann Lee');
});

test('each guest costs typing and a press: the field keeps the focus, and its text is replaced', () => {
  render(<Door />);
  fireEvent.click(screen.getByRole('button', { name: 'Expected 4' }));
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: 'jamal' } });
  // At once: a press may follow the last key.
  expect(rows()).toEqual(['Jamal Ward']);
  // A press on the row leaves the focus in the field.
  expect(fireEvent.mouseDown(main('Jamal Ward'))).toBe(false);
  tapFirst();
  expect(document.activeElement).toBe(field());
  const { selectionStart, selectionEnd } = field() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 5]);
  // Who was found stays until something else is typed: nothing else comes under the finger.
  pass(5000);
  expect(rows()).toEqual(['Jamal Ward']);
  fireEvent.change(field(), { target: { value: 'a' } });
  expect(rows()).toEqual(['Ann Lee', 'Isaac Morgan']);
});

test('while somebody searches the rest of the page is out of the way, and Done brings it back', () => {
  const { container } = render(<Door />);
  const searching = () => container.querySelector('[data-searching]');
  expect(searching()).toBeNull();
  act(() => field().focus());
  expect(searching()).not.toBeNull();
  fireEvent.change(field(), { target: { value: 'jamal' } });
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(searching()).toBeNull();
  expect(rows()).toEqual(names);
});

test('a change that waits is a mark with a name, and adds no line', () => {
  const { rerender } = render(<Door />);
  const lines = () => main('Ann Lee').querySelectorAll('strong, strong ~ *').length;
  const before = lines();
  rerender(<Door waiting={new Set(['Ann Lee'])} />);
  expect(main('Ann Lee').textContent).toContain('Saved on this device');
  expect(lines()).toBe(before);
  expect(screen.getByRole('status').textContent).toBe('1 change not sent yet.');
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
