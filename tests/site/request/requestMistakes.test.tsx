import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestForm } from '../../../src/site/request/RequestForm.tsx';

const nothing = () => {};
const other = 'Other (Type Below)';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function shown() {
  const user = userEvent.setup();
  return { user, ...render(<RequestForm onSent={nothing} onFailed={nothing} />) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => screen.getByRole('button', { name: 'Submit Request' });
const mistakes = async () => {
  const summary = await screen.findByRole('group', { name: /^Fix/ });
  return within(summary)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

test('all mistakes are told together on sending, each leads to its field', async () => {
  const { user } = shown();
  fill('Email', 'lee');
  await user.selectOptions(field('College/University'), other);
  await user.click(submit());
  expect(await mistakes()).toEqual([
    'Organizer name: Enter your name',
    'Email: Enter a valid email address',
    'Phone: Enter a phone number',
    'Enter college name: Enter the college name',
    'Proposed date: Choose a date',
    'Proposed time: Choose a time',
    'Estimated participants: Enter a whole number from 1 to 100,000',
    'Location/Venue: Enter a location or venue',
  ]);
  const summary = screen.getByRole('group', { name: 'Fix 8 fields' });
  expect(document.activeElement).toBe(summary);
  for (const name of ['Organizer name', 'Enter college name', 'Proposed date']) {
    await user.click(within(summary).getByRole('link', { name }));
    expect(document.activeElement).toBe(field(name));
  }
});

test('a mistake that is corrected leaves the summary, and the last one takes it along', async () => {
  const { user } = shown();
  const right = { Phone: '555 0100', 'Proposed time': '19:00', 'Location/Venue': 'Memorial Union' };
  for (const [label, value] of Object.entries(right)) fill(label, value);
  fill('Estimated participants', '40');
  fill('Proposed date', '2099-04-01');
  fill('Email', 'lee@college.example');
  await user.selectOptions(field('College/University'), 'Purdue University');
  await user.click(submit());
  expect(await mistakes()).toEqual(['Organizer name: Enter your name']);
  expect(screen.getByRole('group', { name: /^Fix/ }).textContent).toMatch(/^Fix one field/);
  fill('Organizer name', 'Lee');
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Fix/ })).toBeNull());
});

test('Other opens a field of its own, which is required for the college and not for the fraternity', async () => {
  const { user } = shown();
  expect(screen.queryByLabelText('Enter college name')).toBeNull();
  expect(field('College/University').querySelectorAll('option')).toHaveLength(97);
  expect(field('Fraternity/Organization (optional)').querySelectorAll('option')).toHaveLength(66);
  await user.selectOptions(field('College/University'), other);
  await user.selectOptions(field('Fraternity/Organization (optional)'), other);
  expect(field('Enter college name').required).toBe(true);
  expect(field('Enter fraternity/organization name (optional)').required).toBe(false);
  await user.click(submit());
  const told = (await mistakes()).join();
  expect(told).toContain('Enter college name: Enter the college name');
  expect(told).not.toContain('fraternity');
  await user.selectOptions(field('College/University'), 'Purdue University');
  expect(screen.queryByLabelText('Enter college name')).toBeNull();
});

test('what is typed survives closing the form, until one starts over', async () => {
  const first = shown();
  expect(screen.queryByText('We saved your draft.')).toBeNull();
  fill('Location/Venue', 'Memorial Union');
  first.unmount();
  const { user, unmount } = shown();
  expect(field('Location/Venue').value).toBe('Memorial Union');
  expect(screen.getByText('We saved your draft.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Location/Venue').value).toBe('');
  expect(screen.queryByText('We saved your draft.')).toBeNull();
  unmount();
  shown();
  expect(field('Location/Venue').value).toBe('');
  expect(screen.queryByText('We saved your draft.')).toBeNull();
});

test('offline the form says so, sends nothing, and keeps what is typed', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const fetch = vi.spyOn(globalThis, 'fetch');
  const { user } = shown();
  const offline = "You're offline. Your answers are saved. Submit when you're back online.";
  expect(screen.getByText(offline).getAttribute('role')).toBe('alert');
  const filled = {
    'Organizer name': 'Lee',
    Email: 'lee@college.example',
    Phone: '555 0100',
    'Proposed date': '2099-04-01',
    'Proposed time': '19:00',
    'Estimated participants': '40',
    'Location/Venue': 'Memorial Union',
  };
  for (const [label, value] of Object.entries(filled)) fill(label, value);
  await user.selectOptions(field('College/University'), 'Purdue University');
  await user.click(submit());
  await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('false'));
  expect(fetch).not.toHaveBeenCalled();
  expect(field('Location/Venue').value).toBe('Memorial Union');
  network.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(offline)).toBeNull();
});
