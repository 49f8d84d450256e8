import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { localDay } from '../../../src/domain/time/parse.ts';
import { RequestForm } from '../../../src/site/request/RequestForm.tsx';

const nothing = () => {};

afterEach(() => localStorage.clear());

/** The message that belongs to a field, once it was left with this in it. */
async function messageFor(label: string, value: string): Promise<string> {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
  fireEvent.blur(field);
  const message = () => document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent;
  await waitFor(() => expect(message()).not.toBe(''));
  return `${message()}`;
}

test('a day in the past is refused beside its field, and the calendar does not offer it', async () => {
  render(<RequestForm onSent={nothing} onFailed={nothing} />);
  expect(screen.getByLabelText('Proposed date').getAttribute('min')).toBe(localDay(new Date()));
  expect(await messageFor('Proposed date', '2020-01-01')).toBe('Choose today or a later date');
});

test('a word is no phone number', async () => {
  render(<RequestForm onSent={nothing} onFailed={nothing} />);
  expect(await messageFor('Phone', 'abc')).toBe('Enter a phone number with at least 7 digits');
});
