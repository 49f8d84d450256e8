import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from '../../src/ui/Field.tsx';
import { PasswordForm } from '../../src/ui/PasswordForm.tsx';

class Wrong extends Error {}

const isWrong = (error: unknown) => error instanceof Wrong;

/** The form, and a door that opens or not when the test says so. */
function aForm() {
  const asked: string[] = [];
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  render(
    <PasswordForm
      action="Unlock"
      busyAction="Checking…"
      retryAction="Retry"
      missing="Enter the event password"
      onSubmit={(password) => {
        asked.push(password);
        return new Promise((resolve, reject) => waiting.push({ resolve, reject }));
      }}
      messageOf={(error) => (isWrong(error) ? 'Incorrect password.' : 'No connection.')}
      isSpent={isWrong}
    >
      {(input) => <Field label="Password" type="password" {...input} />}
    </PasswordForm>,
  );
  const refuse = (error: Error) => act(async () => waiting.shift()?.reject(error));
  const open = () => act(async () => waiting.shift()?.resolve());
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText<HTMLInputElement>('Password'),
    asked,
    refuse,
    open,
  };
}

const message = () => screen.getByRole('alert').textContent;
const button = () => screen.getByRole('button').textContent;

test('the field has the focus, and a missing password is told beside it without asking', async () => {
  const { user, field, asked } = aForm();
  expect(document.activeElement).toBe(field);
  await user.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(message()).toBe('Enter the event password');
  expect(document.activeElement).toBe(field);
  expect(asked).toEqual([]);
});

test('a wrong password is refused, the field is empty again and has the focus', async () => {
  const { user, field, asked, refuse } = aForm();
  await user.type(field, ' aces  21{Enter}');
  await refuse(new Wrong());
  expect(asked).toEqual([' aces  21']);
  expect(message()).toBe('Incorrect password.');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(button()).toBe('Unlock');
});

test('without an answer what was typed stays, and Retry sends it again', async () => {
  const { user, field, asked, refuse, open } = aForm();
  await user.type(field, 'aces{Enter}');
  await refuse(new TypeError('no network'));
  expect(message()).toBe('No connection.');
  expect(field.value).toBe('aces');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked).toEqual(['aces', 'aces']);
  await open();
  expect(screen.queryByText('No connection.')).toBeNull();
});

test('while an attempt is on its way the field rests, the button says so, and nothing is sent twice', async () => {
  const { user, field, asked, refuse, open } = aForm();
  await user.type(field, 'aces{Enter}');
  expect(field.readOnly).toBe(true);
  expect(button()).toBe('Checking…');
  await user.type(field, '{Enter}{Enter}');
  expect(asked).toEqual(['aces']);
  await refuse(new TypeError('no network'));
  expect(field.readOnly).toBe(false);
  await user.type(field, '{Enter}');
  expect(asked).toEqual(['aces', 'aces']);
  expect(screen.queryByText('No connection.')).toBeNull();
  await open();
});

test('a message goes as soon as the next attempt misses the password', async () => {
  const { user, field, refuse } = aForm();
  await user.type(field, 'aces{Enter}');
  await refuse(new Wrong());
  await user.type(field, '{Enter}');
  expect(message()).toBe('Enter the event password');
});
