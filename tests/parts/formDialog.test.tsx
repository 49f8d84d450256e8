import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { filledInput, textInput } from '../../src/domain/fields/inputFields.ts';
import { useSchemaForm } from '../../src/hooks/useSchemaForm.ts';
import { FormDialog } from '../../src/parts/FormDialog.tsx';
import { Field } from '../../src/ui/Field.tsx';

const Venue = v.object({
  name: filledInput(100, 'Enter a name'),
  seats: v.pipe(
    textInput(10),
    v.check((text) => text === '' || Number(text) > 0, 'Give a number'),
  ),
});
type Venue = v.InferOutput<typeof Venue>;

const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

function VenueDialog({ send }: { send: (venue: Venue) => Promise<void> }) {
  const form = useSchemaForm(Venue, { name: '', seats: '' });
  const [failure, setFailure] = useState('');
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormDialog
      title="Add venue"
      dirty={isDirty}
      busy={isSubmitting}
      failure={failure}
      action="Add"
      busyAction="Adding…"
      onSubmit={form.submit(async (venue) => {
        setFailure('');
        await send(venue).catch(() => setFailure('Failed to add the venue.'));
      })}
      onClose={onClose}
    >
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('seats')} label="Seats" />
    </FormDialog>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const seats = () => screen.getByRole('textbox', { name: 'Seats' });
const press = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const messageOf = (field: HTMLElement) =>
  document.getElementById(`${field.getAttribute('aria-describedby')}`)?.textContent;

test('mistakes are said beside their fields, nothing is sent, and the first has the focus', async () => {
  const send = vi.fn();
  render(<VenueDialog send={send} />);
  await userEvent.type(seats(), 'few');
  await press('Add');
  await waitFor(() => expect(messageOf(name())).toBe('Enter a name'));
  expect(messageOf(seats())).toBe('Give a number');
  expect(document.activeElement).toBe(name());
  expect(send).not.toHaveBeenCalled();
});

test('a mistake is said as soon as its field is left, and goes as soon as it is mended', async () => {
  render(<VenueDialog send={vi.fn()} />);
  await userEvent.type(seats(), 'few');
  await userEvent.tab();
  await waitFor(() => expect(messageOf(seats())).toBe('Give a number'));
  await userEvent.clear(seats());
  await userEvent.type(seats(), '8');
  await waitFor(() => expect(messageOf(seats())).toBe(''));
});

test('what the schema makes of the fields is sent once, however often the form is sent', async () => {
  let done = () => {};
  const send = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  render(<VenueDialog send={send} />);
  await userEvent.type(name(), ' The Hall {Enter}');
  await screen.findByRole('button', { name: 'Adding…' });
  await userEvent.type(name(), '{Enter}');
  done();
  await screen.findByRole('button', { name: 'Add' });
  expect(send.mock.calls).toEqual([[{ name: 'The Hall', seats: '' }]]);
});

test('a failure leaves the input where it is and can be tried again', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(undefined);
  render(<VenueDialog send={send} />);
  await userEvent.type(name(), 'The Hall');
  await press('Add');
  expect(await screen.findByText('Failed to add the venue.')).toBeTruthy();
  expect(name().value).toBe('The Hall');
  await press('Retry');
  await waitFor(() => expect(screen.queryByText('Failed to add the venue.')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
});

test('an untouched form closes at once', async () => {
  render(<VenueDialog send={vi.fn()} />);
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(['Cancel', 'Close', 'Escape'])('%s asks before it discards what was typed', async (way) => {
  render(<VenueDialog send={vi.fn()} />);
  await userEvent.type(name(), 'The Hall');
  const leave = () =>
    way === 'Escape'
      ? fireEvent(
          screen.getByRole('dialog', { name: 'Add venue' }),
          new Event('cancel', { cancelable: true }),
        )
      : press(way);
  await leave();
  const question = await screen.findByRole('dialog', { name: 'Discard changes?' });
  expect(onClose).not.toHaveBeenCalled();
  expect(name().value).toBe('The Hall');
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
