import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { useSchemaForm } from '../../src/hooks/useSchemaForm.ts';

const schema = v.object({ name: v.string(), number: v.string() });
const stored = { name: 'Lee', number: '1' };

const saved: unknown[] = [];
/** A form that a colleague's change of another field meets as soon as it is sent. */
function Chapter() {
  const form = useSchemaForm(schema, stored);
  const colleague = () =>
    form.reset({ name: 'Lee', number: '2' }, { keepDirty: true, keepDirtyValues: true });
  const save = form.submit((input) => void saved.push(input));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
        colleague();
      }}
    >
      <input aria-label="Name" {...form.register('name')} />
      <button type="submit">{form.formState.isDirty ? 'Save' : 'Nothing to save'}</button>
    </form>
  );
}

test('an attempt that live data meets while it is checked is saved all the same, once, with what was typed', async () => {
  render(<Chapter />);
  await userEvent.type(screen.getByLabelText('Name'), ' Kim');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => saved).toEqual([{ name: 'Lee Kim', number: '2' }]);
});
