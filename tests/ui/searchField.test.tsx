import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from '../../src/ui/SearchField.tsx';

afterEach(() => void vi.useRealTimers());

/** Shows a search and a button beside it; returns what was searched, and when the button was pressed. */
function show() {
  const heard: string[] = [];
  render(
    <>
      <SearchField label="Search" value="" onChange={(text) => heard.push(text)} />
      <button type="button" onClick={() => heard.push('pressed')}>
        Show all
      </button>
    </>,
  );
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  return { heard, type };
}

test('a search runs once when no key was pressed for a moment', () => {
  vi.useFakeTimers();
  const { heard, type } = show();
  type('ace');
  type('aces');
  vi.advanceTimersByTime(199);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['aces']);
});

test('what is pressed right after typing comes after the search, which does not run again', () => {
  vi.useFakeTimers();
  const { heard, type } = show();
  type('aces');
  const button = screen.getByRole('button', { name: 'Show all' });
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['aces', 'pressed']);
});

test('leaving the field by the keyboard ends the typing too', () => {
  vi.useFakeTimers();
  const { heard, type } = show();
  screen.getByRole('searchbox').focus();
  type('aces');
  screen.getByRole('button', { name: 'Show all' }).focus();
  expect(heard).toEqual(['aces']);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual(['aces']);
});
