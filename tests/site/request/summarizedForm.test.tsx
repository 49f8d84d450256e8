import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { RequestForm } from '../../../src/site/request/RequestForm.tsx';

const nothing = () => {};
const speaking = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '');

test('an invalid form is read out once: its summary has the focus, and its fields keep still', async () => {
  const user = userEvent.setup();
  render(<RequestForm onSent={nothing} onFailed={nothing} />);
  await user.click(screen.getByLabelText('Organizer name'));
  const said: string[] = [];
  const heard = new MutationObserver(() => said.push(...speaking().map(({ textContent }) => textContent)));
  heard.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.pointer({
    keys: '[MouseLeft>]',
    target: screen.getByRole('button', { name: 'Submit Request' }),
  });
  await new Promise((checked) => setTimeout(checked, 20));
  await user.pointer({
    keys: '[/MouseLeft]',
    target: screen.getByRole('button', { name: 'Submit Request' }),
  });
  const summary = await screen.findByRole('group', { name: /^Fix \d+ fields$/ });
  expect(document.activeElement).toBe(summary);
  heard.disconnect();
  expect(said).toEqual([]);
  // Each field still has its message.
  const email = screen.getByLabelText('Email');
  const message = document.getElementById(String(email.getAttribute('aria-describedby')?.split(' ').at(-1)));
  expect(message?.textContent).toMatch(/email|e-mail/i);
});

test('a field that is left with a mistake says so at once', async () => {
  const user = userEvent.setup();
  render(<RequestForm onSent={nothing} onFailed={nothing} />);
  await user.type(screen.getByLabelText('Email'), 'lee');
  await user.tab();
  expect((await screen.findAllByRole('alert')).some(({ textContent }) => /mail/.test(textContent))).toBe(
    true,
  );
});
