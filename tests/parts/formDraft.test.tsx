import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { startDrafts } from '../../src/admin/login/startDrafts.ts';
import { forgetData } from '../../src/data/staff/session/session.ts';
import { useSchemaForm } from '../../src/hooks/useSchemaForm.ts';
import { FormDialog } from '../../src/parts/FormDialog.tsx';
import { useFormDraft } from '../../src/parts/useFormDraft.ts';
import { Field } from '../../src/ui/Field.tsx';

const Venue = v.object({
  name: v.string(),
  seats: v.string(),
  password: v.string(),
  apart: v.array(v.string()),
});
const stored = { name: 'Hall', seats: '', password: '', apart: [] };
const onClose = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  onClose.mockClear();
});

type Props = { id?: string | null; venue?: v.InferInput<typeof Venue> };

function VenueDialog({ id = 'venue a', venue = stored }: Props) {
  const form = useSchemaForm(Venue, venue);
  const draft = useFormDraft(id, form, onClose);
  return (
    <FormDialog
      title="Edit venue"
      dirty={form.formState.isDirty}
      draft={draft}
      action="Save"
      onSubmit={form.submit(draft.close)}
      onClose={draft.close}
    >
      <Field {...form.field('name')} label="Name" />
      <Field {...form.field('seats')} label="Seats" />
      <Field {...form.field('password')} label="Password" />
      <button type="button" onClick={() => form.setValue('apart', ['x'], { shouldDirty: true })}>
        Apart: {form.watch('apart').join()}
      </button>
    </FormDialog>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const kept = () => sessionStorage.getItem('form-drafts');
const note = () => screen.queryByText(/We saved your draft/);
/** The page ends without a word, and the same form is opened in the next one. */
function again(props: Props = {}) {
  cleanup();
  render(<VenueDialog {...props} />);
}

test('what was typed is there again after the page ended, said and with the focus in the first field', async () => {
  render(<VenueDialog />);
  expect(note()).toBeNull();
  expect(kept()).toBeNull();
  await userEvent.type(field('Seats'), '40');
  await press('Apart:');
  again();
  expect(note()).toBeTruthy();
  expect(field('Seats').value).toBe('40');
  expect(screen.getByRole('button', { name: 'Apart: x' })).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard changes?' })).toBeTruthy();
});

test('fields left alone follow what was saved meanwhile', async () => {
  render(<VenueDialog />);
  await userEvent.type(field('Seats'), '40');
  again({ venue: { ...stored, name: 'New Hall' } });
  expect([field('Name').value, field('Seats').value]).toEqual(['New Hall', '40']);
});

test('another form has another draft, and one without a key has none', async () => {
  render(<VenueDialog />);
  await userEvent.type(field('Seats'), '40');
  again({ id: 'venue b' });
  expect([note(), field('Seats').value]).toEqual([null, '']);
  again({ id: null });
  await userEvent.type(field('Seats'), '50');
  expect(kept()).not.toContain('"50"');
});

test('a password is never stored', async () => {
  render(<VenueDialog />);
  await userEvent.type(field('Password'), 'Aces 21');
  expect(kept()).toBeNull();
  await userEvent.type(field('Seats'), '40');
  expect(JSON.parse(kept() ?? '')).toEqual([
    { key: 'venue a', at: expect.any(Number), draft: { seats: '40' } },
  ]);
  expect(kept()).not.toContain('Aces 21');
  again();
  expect([field('Seats').value, field('Password').value]).toEqual(['40', '']);
});

test('Start over goes back to what is stored, and keeps nothing', async () => {
  render(<VenueDialog />);
  await userEvent.type(field('Seats'), '40');
  again();
  await press('Start over');
  expect([note(), field('Seats').value, kept()]).toEqual([null, '', null]);
  expect(document.activeElement).toBe(field('Name'));
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
});

test('nothing stays of what is saved, discarded or undone by hand', async () => {
  render(<VenueDialog />);
  await userEvent.type(field('Seats'), '4');
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(kept()).toBeNull();
  again();
  await userEvent.type(field('Seats'), '4');
  await press('Cancel');
  const question = within(screen.getByRole('dialog', { name: 'Discard changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(kept()).toBeNull();
  again();
  await userEvent.type(field('Seats'), '4');
  expect(kept()).toContain('"4"');
  await userEvent.clear(field('Seats'));
  expect(kept()).toBeNull();
});

test.each([
  'rubbish',
  '7',
  '{"venue a":7}',
  '{"venue a":{"seats":7}}',
  '{"venue a":{"seats":"40","apart":[1]}}',
  '{"venue a":{"seats":"40","apart":"x"}}',
  '{"venue a":{"other":"40"}}',
])('%s in the storage is no draft', (found) => {
  sessionStorage.setItem('form-drafts', found);
  render(<VenueDialog />);
  expect([note(), field('Name').value, field('Seats').value]).toEqual([null, 'Hall', '']);
});

test('drafts end with the session, and with one that is over when the page is loaded', async () => {
  sessionStorage.setItem('form-drafts', '{"venue a":{"seats":"40"}}');
  startDrafts();
  expect(kept()).toBeNull();
  sessionStorage.setItem('form-drafts', '{"venue a":{"seats":"40"}}');
  await forgetData();
  expect(kept()).toBeNull();
});
