import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LogDialog } from '../../../src/admin/outreach/log/LogDialog.tsx';
import type { Sent } from '../../../src/data/changes/sender.ts';
import { DataError } from '../../../src/data/errors.ts';
import { keepOwnName } from '../../../src/data/staff/session/ownName.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { addDays, momentValue } from '../../../src/domain/time/day.ts';
import { formatDayShort } from '../../../src/domain/time/format.ts';
import { localDay } from '../../../src/domain/time/parse.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../../src/ui/toast.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';

const today = localDay(new Date());
const sigma = aFraternity({ name: 'Sigma Chi', state: 'IN' });
const call = { channel: 'call', role: 'rushChair' } as const;
const changes: Change[] = [];

function answers(...given: (Sent | 'refused')[]): void {
  sendWith(async (make) => {
    const answer = given.shift() ?? 'acknowledged';
    if (answer === 'refused') throw new DataError('refused');
    changes.push(await make());
    return answer;
  });
}

// No database answers here: the chapter stays as it was given.
beforeAll(() => disableNetwork(staffDatabase));
// The form of an event is code of its own, which the screen loads late.
beforeAll(() => import('../../../src/admin/events/form/CreateEventDialog.tsx'));
beforeEach(() => {
  changes.length = 0;
  localStorage.clear();
  keepOwnName('Sam');
  answers();
});
afterEach(() => {
  for (const { id } of currentToasts()) act(() => dismissToast(id));
});

function open(props: Partial<ComponentProps<typeof LogDialog>> = {}) {
  const onClose = vi.fn();
  const shown = render(
    <LogDialog
      collegeId="purdue-university"
      fraternity={sigma}
      {...call}
      today={today}
      onClose={onClose}
      {...props}
    />,
    { wrapper: MemoryRouter },
  );
  return { user: userEvent.setup(), onClose, ...shown };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const logged = () =>
  changes
    .flatMap(({ writes }) => writes)
    .flatMap((write) => (write.op === 'set' && write.path.includes('/outreach/') ? [write.fields] : []));

test('it says whom one calls, and the number can be read, pressed and copied', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Log contact: Sigma Chi' }).textContent).toContain(
    'Purdue University',
  );
  expect(screen.getByText('Lee, rush chair', { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '555 0100' }).getAttribute('href')).toBe('tel:5550100');
  expect(button('Copy number')).toBeTruthy();
  expect(screen.getByText(/^\d+:\d\d [AP]M there \(Eastern\)/)).toBeTruthy();
});

test('Space and Enter log a call: the outcome has the focus first, and Enter saves', async () => {
  const { user, onClose } = open();
  const first = screen.getByLabelText('No answer');
  expect(first.hasAttribute('autofocus')).toBe(true);
  first.focus();
  await user.keyboard(' {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(logged()).toMatchObject([
    { outcome: 'no answer', by: 'Sam', nextStep: 'Call again', nextStepOn: addDays(today, 1) },
  ]);
});

test('a sentence typed at once is the note, and chooses nothing', async () => {
  const { user, onClose } = open();
  screen.getByLabelText('No answer').focus();
  await user.keyboard('Ask again in May, c j k u?');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Ask again in May, c j k u?');
  expect(screen.getByLabelText<HTMLInputElement>('No answer').checked).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('"No next step" looks chosen only once something is chosen', async () => {
  const { user } = open();
  expect(button('No next step').getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByLabelText('Talked'));
  expect(button('Next week').getAttribute('aria-pressed')).toBe('true');
  await user.click(button('No next step'));
  expect(button('No next step').getAttribute('aria-pressed')).toBe('true');
  expect(button('Next week').getAttribute('aria-pressed')).toBe('false');
});

test('a No says what follows from it, and the next caller hears of it', async () => {
  const said = `Said no ${formatDayShort(today)}`;
  const { user, unmount } = open();
  expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByText('Leaves the lists until August.')).toBeNull();
  await user.click(screen.getByLabelText('Not interested'));
  expect(screen.getByText('Leaves the lists until August.')).toBeTruthy();
  expect(button('No next step').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByLabelText('Talked'));
  expect(screen.queryByText('Leaves the lists until August.')).toBeNull();
  unmount();
  open({ fraternity: { ...sigma, declinedOn: today } });
  expect(screen.getByText(said)).toBeTruthy();
});

test('a contact can have been earlier: not in the future, and a year ago at most', async () => {
  const { user, onClose } = open();
  await user.click(screen.getByLabelText('Talked'));
  await user.click(screen.getByLabelText('Earlier'));
  const at = screen.getByLabelText<HTMLInputElement>('Date and time');
  expect(at.value.slice(0, 10)).toBe(today);
  const tries = [
    ['', 'Enter a date and time'],
    [`${addDays(today, 1)}T10:00`, 'Enter a time that has passed'],
    [`${addDays(today, -400)}T10:00`, 'Enter a date within the past year'],
  ] as const;
  for (const [value, message] of tries) {
    fireEvent.change(at, { target: { value } });
    await user.click(button('Save'));
    expect(await screen.findByText(message)).toBeTruthy();
  }
  const yesterday = `${addDays(today, -1)}T10:05`;
  fireEvent.change(at, { target: { value: yesterday } });
  await user.click(button('Save'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [entry] = logged();
  expect(entry?.at instanceof Date && momentValue(entry.at)).toBe(yesterday);
});

test('"Save and next" logs it and opens the next one; a mistake stays', async () => {
  const next = vi.fn();
  const { user, onClose } = open({ next: { label: 'Pike, Towson', open: next } });
  await user.click(button('Save and next: Pike, Towson'));
  expect(await screen.findByText('Choose an outcome')).toBeTruthy();
  expect(next).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('No answer'));
  await user.click(button('Save and next: Pike, Towson'));
  await waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(onClose).toHaveBeenCalledOnce();
  expect(logged()).toHaveLength(1);
});

test("the caller's name is asked for once, shared with the others, and can be left empty", async () => {
  keepOwnName('');
  const first = open();
  await first.user.click(screen.getByLabelText('No answer'));
  await first.user.click(button('Save'));
  await waitFor(() => expect(first.onClose).toHaveBeenCalledOnce());
  expect(logged()).toMatchObject([{ by: '' }]);
  first.unmount();

  changes.length = 0;
  const second = open();
  // A message with the caller's name waits for it.
  await second.user.click(screen.getByLabelText('Text'));
  await second.user.selectOptions(screen.getByLabelText('Template'), 'Follow-up');
  await second.user.click(button('Enter your name'));
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  await second.user.keyboard(' Ann Li ');
  expect(screen.getByText(/^Hi Lee, it's Ann Li again/)).toBeTruthy();
  await second.user.click(screen.getByLabelText('Call'));
  await second.user.click(screen.getByLabelText('No answer'));
  await second.user.click(button('Save'));
  await waitFor(() => expect(second.onClose).toHaveBeenCalledOnce());
  expect(logged()).toMatchObject([{ by: 'Ann Li' }]);
  expect(changes[0]?.writes).toMatchObject([
    { path: 'settings/outreach', fields: { callers: { special: 'union', items: ['Ann Li'] } }, merge: true },
  ]);
  second.unmount();

  open();
  expect(screen.queryByLabelText('Your name')).toBeNull();
  expect(screen.getByText(/^Logging as Ann Li/)).toBeTruthy();
});

test('what was typed outlives a reload, a refusal and nothing else', async () => {
  answers('refused');
  const first = open();
  await first.user.click(screen.getByLabelText('Talked'));
  await first.user.type(screen.getByLabelText('Note'), 'Wants March');
  await first.user.click(button('Save'));
  expect(await screen.findByText('Failed to log the contact. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Wants March');
  first.unmount();

  const second = open();
  expect(screen.getByText("This is what you typed before. It isn't logged yet.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Wants March');
  expect(screen.getByLabelText<HTMLInputElement>('Talked').checked).toBe(true);
  await second.user.click(button('Cancel'));
  const asked = screen.getByRole('dialog', { name: 'Discard changes?' });
  await second.user.click(within(asked).getByRole('button', { name: 'Discard' }));
  expect(second.onClose).toHaveBeenCalledOnce();
  second.unmount();

  open();
  expect(screen.queryByText(/you typed before/)).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('');
});

test('what was said last time is there to read', () => {
  const newest = {
    ...{ id: 'o1', role: 'rushChair', person: 'Lee', channel: 'call', outcome: 'talked', by: 'Ann' },
    ...{ at: new Date(), createdAt: null, note: 'Wants March.', nextStep: '', nextStepOn: null },
  };
  open({ newest });
  expect(screen.getByText('Last time, today: Talked. Wants March.')).toBeTruthy();
});

test('a yes leads on to Schedule Event, with what was said logged', async () => {
  const { user, onClose } = open();
  expect(screen.queryByRole('button', { name: 'Save and schedule event' })).toBeNull();
  await user.click(screen.getByLabelText('Interested'));
  await user.click(button('Save and schedule event'));
  expect(await screen.findByRole('dialog', { name: 'Schedule Event' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Log contact: Sigma Chi' })).toBeNull();
  expect(logged()).toMatchObject([{ outcome: 'interested' }]);
  expect(onClose).not.toHaveBeenCalled();
});
