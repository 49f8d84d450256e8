import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { PasswordRow } from '../../../../src/admin/events/form/PasswordRow.tsx';
import { newEventFields } from '../../../../src/domain/events/eventFields.ts';

function Form() {
  const form = useForm({ defaultValues: { ...newEventFields.console, fraternityName: 'Sigma Chi' } });
  return <PasswordRow form={form} id="event" />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Registration password');

test('Generate makes a password that says it is easy to guess, Make stronger one that is not', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(field().getAttribute('aria-describedby')).not.toContain('hint');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  expect(field().value).toMatch(/^sigmachi\d{1,3}$/);
  expect(screen.getByText(/^Easy to guess\./).id).toBe('event-registrationPassword-hint');
  await user.click(screen.getByRole('button', { name: 'Make stronger' }));
  expect(field().value).toMatch(/^sigmachi-[a-z2-9]{8}$/);
  expect(screen.queryByText(/^Easy to guess\./)).toBeNull();
});

test('what is typed is judged, and taken all the same', async () => {
  const user = userEvent.setup();
  render(<Form />);
  await user.type(field(), 'aces');
  expect(screen.getByText(/^Easy to guess\./)).toBeDefined();
  expect(field().value).toBe('aces');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});
