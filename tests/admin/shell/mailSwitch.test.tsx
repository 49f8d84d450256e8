import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MailSwitch } from '../../../src/admin/shell/MailSwitch.tsx';
import { DataError } from '../../../src/data/errors.ts';
import type { mailSettings } from '../../../src/data/staff/mailSettings.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { currentToasts } from '../../../src/ui/toast.ts';
import { sentChanges } from '../../support/sentChanges.ts';

const sent = sentChanges();

const saying =
  (item: { on: boolean } | null): typeof mailSettings =>
  (listener) => {
    listener({ item, fromCache: false, waiting: new Set() });
    return () => {};
  };
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const said = () => currentToasts().at(-1)?.message;

test.each([
  [null, 'Email tickets', true, 'Tickets are emailed from now on.'],
  [{ on: false }, 'Email tickets', true, 'Tickets are emailed from now on.'],
  [{ on: true }, 'Stop emailing tickets', false, 'Tickets are no longer emailed.'],
])('where it is %o the item says "%s"', async (item, label, on, message) => {
  render(<MailSwitch settings={saying(item)} />);
  await press(label);
  expect(sent).toMatchObject([{ writes: [{ path: 'settings/mail', fields: { on } }] }]);
  await vi.waitFor(() => expect(said()).toBe(message));
});

test('a failure says what still is', async () => {
  sendWith(async () => {
    throw new DataError('unreachable');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(<MailSwitch settings={saying({ on: true })} />);
  await press('Stop emailing tickets');
  await vi.waitFor(() => expect(said()).toBe("Tickets are still emailed: that wasn't saved."));
});
