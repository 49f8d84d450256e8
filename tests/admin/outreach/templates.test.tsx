import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chooseTemplate } from '../../../src/admin/outreach/templates/chosenTemplates.ts';
import { MessagePart } from '../../../src/admin/outreach/templates/MessagePart.tsx';
import { TemplateForm } from '../../../src/admin/outreach/templates/TemplateForm.tsx';
import { TemplatesDialog } from '../../../src/admin/outreach/templates/TemplatesDialog.tsx';
import { keepOwnName } from '../../../src/data/staff/session/ownName.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import type { MessageTemplate } from '../../../src/domain/outreach/templates/messageTemplate.ts';
import { formatSoon } from '../../../src/domain/time/format.ts';
import { sendWith } from '../../../src/parts/attempt.ts';
import { aFraternity } from '../../support/documents/aFraternity.ts';
import { today } from '../../support/today.ts';

const changes: Change[] = [];

// No database answers here: the templates are those that everyone begins with.
beforeAll(() => disableNetwork(staffDatabase));
beforeEach(() => {
  changes.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  act(() => {
    keepOwnName('Sam');
    chooseTemplate('text', '');
    chooseTemplate('e-mail', '');
  });
  sendWith(async (make) => {
    changes.push(await make());
    return 'acknowledged';
  });
});

const due = today(2);
const sigma = aFraternity({ name: 'Sigma Chi', nextStepOn: due });
const to = {
  college: 'Purdue University',
  fraternity: sigma,
  person: 'Lee Miller',
  by: 'Sam',
  onNameless: vi.fn(),
};

test('a text is made of a template, which is remembered', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<MessagePart channel="text" {...to} address="555 0100" />);
  expect(screen.queryByRole('link')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Template'), 'Reminder');
  const day = formatSoon({ date: due, time: '' }, '');
  const body = `Hi Lee, quick reminder: I'll call you ${day}. Talk soon! Sam`;
  expect(screen.getByText(body)).toBeTruthy();
  expect(screen.getByText(`${body.length} characters, 1 text`)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in Messages' }).getAttribute('href')).toBe(
    `sms:5550100?&body=${encodeURIComponent(body)}`,
  );
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeTruthy();
  unmount();
  render(<MessagePart channel="text" {...to} address="" />);
  expect(screen.getByText(body)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy message' })).toBeTruthy();
});

test('a message waits for the name of the caller, and promises no day that is over', async () => {
  const user = userEvent.setup();
  const late = { ...sigma, nextStepOn: today(-2) };
  const { rerender } = render(
    <MessagePart channel="text" {...to} fraternity={late} by=" " address="555 0100" />,
  );
  await user.selectOptions(screen.getByLabelText('Template'), 'Reminder');
  expect(screen.getByText("Hi Lee, quick reminder: I'll call you soon. Talk soon! {caller}")).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Enter your name' }));
  expect(to.onNameless).toHaveBeenCalledOnce();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
  rerender(<MessagePart channel="text" {...to} fraternity={late} by="Bo" address="555 0100" />);
  expect(screen.getByText("Hi Lee, quick reminder: I'll call you soon. Talk soon! Bo")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open in Messages' })).toBeTruthy();
});

test('an email has a subject too, and templates of its own', async () => {
  const user = userEvent.setup();
  render(<MessagePart channel="e-mail" {...to} address="lee@college.example" />);
  const select = screen.getByLabelText<HTMLSelectElement>('Template');
  expect([...select.options].map(({ text }) => text)).toEqual(['No template', 'First email', 'The details']);
  await user.selectOptions(select, 'The details');
  expect(screen.getByText('Details for Sigma Chi at Purdue University')).toBeTruthy();
  const address = screen.getByRole('link', { name: 'Open in email' }).getAttribute('href');
  expect(address).toMatch(
    /^mailto:lee@college\.example\?subject=Details%20for%20Sigma%20Chi.*&body=Hi%20Lee/,
  );
  expect(screen.getByRole('button', { name: 'Copy subject' })).toBeTruthy();
  expect(screen.queryByText(/characters/)).toBeNull();
});

test('all templates are listed; deleting one hides it, and can be undone', async () => {
  const user = userEvent.setup();
  render(<TemplatesDialog onClose={() => {}} />);
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent)).toEqual([
    'First email',
    'First text',
    'Follow-up',
    'Reminder',
    'The details',
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete Reminder' }));
  const asked = screen.getByRole('dialog', { name: 'Delete template' });
  await user.click(within(asked).getByRole('button', { name: 'Delete' }));
  const stored = () => changes.at(-1)?.writes.flatMap((write) => ('fields' in write ? [write.fields] : []));
  expect(stored()).toMatchObject([{ name: '', channel: 'text' }]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(stored()).toMatchObject([{ name: 'Reminder', channel: 'text' }]);
});

const template: MessageTemplate = {
  ...{ id: 't1', name: 'Hello', channel: 'text', subject: '' },
  body: 'Hi {first name}',
};

function edit(first = template) {
  const onClose = vi.fn();
  const form = (now: MessageTemplate) => (
    <TemplateForm id="t1" template={template} now={now} onClose={onClose} />
  );
  const { rerender, unmount } = render(form(first));
  return {
    user: userEvent.setup(),
    onClose,
    unmount,
    /** Somebody else changes it. */
    theirs: (changed: Partial<MessageTemplate>) =>
      act(async () => rerender(form({ ...template, ...changed }))),
  };
}

const body = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (value: string) => fireEvent.input(body(), { target: { value } });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('the editor shows what becomes of a template, and adds placeholders at a press', async () => {
  const { user } = edit();
  expect(screen.getByText('Hi Alex')).toBeTruthy();
  expect(save().disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: '{chapter}' }));
  expect(body().value).toBe('Hi {first name}{chapter}');
  expect(screen.getByText('Hi AlexSigma Chi')).toBeTruthy();
  expect(screen.queryByLabelText('Subject')).toBeNull();
  await user.click(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Subject')).toBeTruthy();
});

test('a placeholder that nothing stands for is a mistake, and so is nothing', async () => {
  const { user } = edit();
  type('Hi {firstname}');
  await user.click(save());
  expect(await screen.findByText("There's no placeholder {firstname}")).toBeTruthy();
  type(' ');
  await user.click(save());
  expect(await screen.findByText('Enter the message')).toBeTruthy();
});

test('what both changed is put to whoever saves later; the rest follows', async () => {
  const { user, theirs } = edit();
  type('Hey {first name}');
  await theirs({ name: 'Welcome', body: 'Aloha' });
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Welcome');
  expect(body().value).toBe('Hey {first name}');
  const panel = screen.getByRole('group', { name: 'Someone else also changed this field' });
  expect(panel.textContent).toContain('Aloha');
  expect(panel.textContent).toContain('Hey {first name}');
  await user.click(screen.getByRole('button', { name: 'Take theirs: Message' }));
  expect(body().value).toBe('Aloha');
  expect(screen.queryByRole('group', { name: /Someone else/ })).toBeNull();
});

test('Start over drops a draft together with what is in dispute', async () => {
  const { unmount } = edit();
  type('Hey {first name}');
  unmount();
  const { user } = edit({ ...template, body: 'Aloha' });
  expect(screen.getByText(/We saved your draft/)).toBeTruthy();
  expect(body().value).toBe('Hey {first name}');
  expect(screen.getByRole('group', { name: /Someone else/ }).textContent).toContain('Aloha');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(body().value).toBe('Aloha');
  expect(screen.queryByRole('group', { name: /Someone else/ })).toBeNull();
  expect([save().disabled, sessionStorage.getItem('form-drafts')]).toEqual([true, null]);
});
