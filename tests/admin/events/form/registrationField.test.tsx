import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CardPreview } from '../../../../src/admin/events/form/CardPreview.tsx';
import type { EventFormReturn } from '../../../../src/admin/events/form/eventForm.ts';
import { RegistrationField } from '../../../../src/admin/events/form/RegistrationField.tsx';
import { useEventForm } from '../../../../src/admin/events/form/useEventForm.ts';
import { eventMistakes, newEventFields } from '../../../../src/domain/events/eventFields.ts';

afterEach(cleanup);

const url = 'https://forms.example/1';
let form: EventFormReturn;
const values = () => {
  const { signUp, googleFormUrl } = form.getValues();
  return { signUp, googleFormUrl };
};

function Form({ fields, asked }: { fields: object; asked: boolean }) {
  const kept = useEventForm({
    start: { ...newEventFields.console, date: '2027-03-14', time: '19:00', state: 'TX', ...fields },
    draftKey: 'test',
    mistakesOf: ({ mine }) => eventMistakes(mine),
  });
  form = kept.form;
  return (
    <>
      <RegistrationField form={kept.form} id="e" asked={asked} />
      <CardPreview form={kept.form} />
    </>
  );
}

function draw(fields: object = {}, asked = false) {
  localStorage.clear();
  sessionStorage.clear();
  render(<Form fields={fields} asked={asked} />);
}

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked }) => checked);
const field = (name: string) => screen.queryByLabelText(name);

test('an event with a form has it elsewhere, one without none yet; who comes for the form has its field', () => {
  draw({ googleFormUrl: url });
  expect(chosen()).toBe(0);
  expect(field('Google Form URL')).toHaveProperty('value', url);
  cleanup();
  draw();
  expect(chosen()).toBe(2);
  expect(field('Google Form URL')).toBeNull();
  cleanup();
  draw({}, true);
  expect(chosen()).toBe(0);
  fireEvent.change(screen.getByLabelText('Google Form URL'), { target: { value: url } });
  fireEvent.change(screen.getByLabelText('Google Form URL'), { target: { value: '' } });
  expect(field('Google Form URL')).not.toBeNull();
});

test('sign-up on this site closes at the start, says when, and keeps the form for later', () => {
  draw({ googleFormUrl: url });
  choose('Sign up on this site');
  expect(values()).toEqual({ signUp: 'start', googleFormUrl: url });
  expect(screen.getByText("Sun, Mar 14, 7:00 PM, by the campus's clock.")).toBeTruthy();
  expect(screen.getByText(/Visitors sign up on this site\./)).toBeTruthy();
  choose('Form elsewhere');
  expect(values()).toEqual({ signUp: '', googleFormUrl: url });
  expect(screen.getByText(/Anyone can open the sign-up form\./)).toBeTruthy();
});

test('not yet takes the form out, and what was chosen before comes back with its choice', () => {
  draw({ googleFormUrl: url, signUp: '2027-03-13T18:00' });
  choose('Not yet');
  expect(values()).toEqual({ signUp: '', googleFormUrl: '' });
  expect(screen.getByText(/Sign-up form coming soon/)).toBeTruthy();
  choose('Sign up on this site');
  expect(values().signUp).toBe('2027-03-13T18:00');
  choose('Form elsewhere');
  expect(values()).toEqual({ signUp: '', googleFormUrl: url });
});

test('half a URL is no mistake that nobody sees', async () => {
  draw({ googleFormUrl: url });
  fireEvent.change(screen.getByLabelText('Google Form URL'), { target: { value: 'forms' } });
  choose('Sign up on this site');
  expect(values().googleFormUrl).toBe(url);
  choose('Form elsewhere');
  expect(values().googleFormUrl).toBe(url);
});

test('a day and a time begin at the start; without them a message asks', async () => {
  draw({ signUp: 'start' });
  const closes = screen.getByLabelText('Sign-up closes');
  fireEvent.change(closes, { target: { value: 'moment' } });
  const moment = screen.getByLabelText('Closing day and time');
  expect(moment).toHaveProperty('value', '2027-03-14T19:00');
  fireEvent.change(moment, { target: { value: '2027-03-13T18:00' } });
  expect(values().signUp).toBe('2027-03-13T18:00');
  expect(screen.getByText("By the campus's clock.")).toBeTruthy();
  fireEvent.change(moment, { target: { value: '' } });
  expect(await screen.findByText('Enter a day and a time')).toBeTruthy();
  fireEvent.change(moment, { target: { value: '2020-03-13T18:00' } });
  expect(screen.getByText(/That time has passed, so sign-up is closed\./)).toBeTruthy();
});

test.each([
  [{ state: '' }, /We don't know the campus's time zone, so it stays open until you close it/],
  [{ time: '' }, 'It stays open until the event has a day and a start time.'],
  [
    { state: '', signUp: '2027-03-13T18:00' },
    "By this device's clock: we don't know the campus's time zone.",
  ],
])('it says what it does not know: %j', (fields, words) => {
  draw({ signUp: 'start', ...fields });
  expect(screen.getByText(words)).toBeTruthy();
});

test('closed by staff says so, and a choice opens it again; with a password the preview asks for it', () => {
  draw({ signUp: 'closed 2027-03-13T18:00', registrationPassword: 'Aces 21' });
  expect(screen.getByLabelText('Sign-up closes')).toHaveProperty('value', 'closed');
  expect(screen.getByText(/Visitors will see that sign-up is closed\./)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Sign-up closes'), { target: { value: 'start' } });
  expect(values().signUp).toBe('start');
  expect(screen.getByText(/Visitors need the password to sign up on this site\./)).toBeTruthy();
});

test.each([
  ['', '56', 'As many can wait as there are spots: 56. Enter 0 for no waiting list.'],
  ['0', '56', 'No one can wait for a spot that falls free.'],
  ['12', '56', 'Leave it blank for as many as there are spots.'],
  ['12', '', "No one has to wait: there's no limit on participants."],
])('a waiting list of %j with a limit of %j says who can wait', (waitingList, maxParticipants, words) => {
  draw({ signUp: 'start', waitingList, maxParticipants });
  expect(field('Waiting list')).toHaveProperty('value', waitingList);
  expect(screen.getByText(words)).toBeTruthy();
});

test('a waiting list is for a sign-up on this site, and a mistake in it is one that is seen', async () => {
  draw({ googleFormUrl: url, waitingList: '4' });
  expect(field('Waiting list')).toBeNull();
  choose('Sign up on this site');
  fireEvent.change(screen.getByLabelText('Waiting list'), { target: { value: '1001' } });
  fireEvent.blur(screen.getByLabelText('Waiting list'));
  expect(eventMistakes(form.getValues()).waitingList).toBe('Enter a whole number from 0 to 1,000');
  choose('Form elsewhere');
  expect(form.getValues('waitingList')).toBe('4');
});
