import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useQuickPress } from '../../../src/admin/outreach/useQuickPress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A list whose rows leave `delay` milliseconds after Done. */
function Steps({ names, delay, onCall }: { names: readonly string[]; delay: number; onCall: () => void }) {
  const [left, setLeft] = useState(names);
  const box = useRef<HTMLUListElement>(null);
  const guard = useQuickPress(box, left);
  const leave = (name: string) =>
    setTimeout(() => setLeft((now) => now.filter((one) => one !== name)), delay);
  return (
    <main>
      <h1 tabIndex={-1}>Call today</h1>
      <ul ref={box} {...guard}>
        {left.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
            <button type="button" data-quick onClick={() => leave(name)}>
              Done {name}
            </button>
            <a href={`#${name}`} onClick={onCall}>
              Call {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

function open(delay = 0, onCall = () => {}) {
  render(<Steps names={['Alpha', 'Beta', 'Gamma']} delay={delay} onCall={onCall} />);
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const rows = () => screen.queryAllByRole('listitem').map((row) => row.firstElementChild?.textContent);

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

test('a second press does nothing to the row that has come under the finger', () => {
  open();
  press('Done Alpha');
  wait(0);
  expect(rows()).toEqual(['Beta', 'Gamma']);
  press('Done Beta');
  wait(400);
  press('Done Beta');
  wait(0);
  expect(rows()).toEqual(['Beta', 'Gamma']);
  wait(500);
  press('Done Beta');
  wait(0);
  expect(rows()).toEqual(['Gamma']);
});

test('the half second begins anew when the row leaves late', () => {
  open(600);
  press('Done Alpha');
  wait(700);
  press('Done Beta');
  wait(700);
  expect(rows()).toEqual(['Beta', 'Gamma']);
});

test('a press while nothing reacts leaves the focus on the next row', () => {
  open();
  press('Done Alpha');
  wait(0);
  expect(fireEvent.mouseDown(screen.getByRole('list'))).toBe(false);
  wait(500);
  expect(fireEvent.mouseDown(screen.getByRole('list'))).toBe(true);
});

test('no link of the list reacts either, until the half second is over', () => {
  const onCall = vi.fn();
  open(0, onCall);
  press('Done Alpha');
  wait(0);
  const link = () => screen.getByRole('link', { name: 'Call Beta' });
  expect(fireEvent.click(link())).toBe(false);
  expect(onCall).not.toHaveBeenCalled();
  wait(500);
  fireEvent.click(link());
  expect(onCall).toHaveBeenCalledOnce();
});

test('the focus goes to the next row, from the last to the one before, in the end to the heading', () => {
  open();
  for (const [done, next] of [
    ['Alpha', 'Beta'],
    ['Gamma', 'Beta'],
  ]) {
    press(`Done ${done}`);
    wait(0);
    expect(document.activeElement?.textContent).toBe(next);
    wait(500);
  }
  press('Done Beta');
  wait(0);
  expect(screen.getByRole('heading')).toBe(document.activeElement);
});
