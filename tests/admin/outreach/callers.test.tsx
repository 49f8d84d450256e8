import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork } from 'firebase/firestore';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CallerLine } from '../../../src/admin/outreach/callers/CallerLine.tsx';
import { OwnerSelect } from '../../../src/admin/outreach/callers/OwnerSelect.tsx';
import { AskName } from '../../../src/admin/shell/AskName.tsx';
import { keepOwnName, ownName } from '../../../src/data/staff/session/ownName.ts';
import { staffDatabase } from '../../../src/data/staff/session/staffDatabase.ts';
import type { Change } from '../../../src/domain/changes/change.ts';
import { sendWith } from '../../../src/parts/attempt.ts';

const changes: Change[] = [];

// No database answers here.
beforeAll(() => disableNetwork(staffDatabase));
beforeEach(() => {
  changes.length = 0;
  localStorage.clear();
  act(() => keepOwnName(''));
  sendWith(async (make) => {
    changes.push(await make());
    return 'acknowledged';
  });
});

const added = () => changes.flatMap(({ writes }) => writes).map((write) => 'fields' in write && write.fields);

function assign(owner = '', prompt?: string) {
  const onAssign = vi.fn();
  render(
    <>
      <OwnerSelect label="Assigned to" owner={owner} onAssign={onAssign} prompt={prompt} />
      <AskName level="super" />
    </>,
  );
  return {
    user: userEvent.setup(),
    onAssign,
    select: screen.getByLabelText<HTMLSelectElement>('Assigned to'),
  };
}
const choices = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

test('who calls is asked for at a press, kept in this browser, shared, and can be changed', async () => {
  const user = userEvent.setup();
  render(
    <>
      <CallerLine />
      <AskName level="super" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Set your name' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your name')).toBeTruthy();
  await user.type(await screen.findByRole('combobox', { name: 'Your name' }), ' Sam ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Calling as Sam' })).toBeTruthy();
  expect(added()).toMatchObject([{ callers: { special: 'union', items: ['Sam'] } }]);
  expect(JSON.parse(localStorage.getItem('own-name') ?? '')).toBe('Sam');

  await user.click(screen.getByRole('button', { name: 'Calling as Sam' }));
  await user.clear(await screen.findByRole('combobox', { name: 'Your name' }));
  await user.type(await screen.findByRole('combobox', { name: 'Your name' }), 'Kim');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Calling as Kim' })).toBeTruthy();
});

test('a chapter is assigned to me, to no one, or to whoever has it now', async () => {
  act(() => keepOwnName('Sam'));
  const { user, onAssign, select } = assign('Bo');
  expect(choices(select)).toEqual(['No one', 'Me (Sam)', 'Bo', 'Someone else…']);
  expect(select.value).toBe('Bo');
  await user.selectOptions(select, 'Me (Sam)');
  await user.selectOptions(select, 'No one');
  expect(onAssign.mock.calls).toEqual([['Sam'], ['']]);
  expect(changes).toEqual([]);
});

test('whoever assigns to themselves for the first time is asked for the name, once', async () => {
  const { user, onAssign, select } = assign();
  await user.selectOptions(select, 'Me…');
  expect(onAssign).not.toHaveBeenCalled();
  await user.type(await screen.findByRole('combobox', { name: 'Your name' }), 'Sam');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onAssign.mock.calls).toEqual([['Sam']]);
  expect(ownName.get()).toBe('Sam');
  expect(choices(select)).toContain('Me (Sam)');
});

test('someone who has never called can be assigned, and is known from then on', async () => {
  act(() => keepOwnName('Sam'));
  const { user, onAssign, select } = assign('', 'Assign to…');
  expect(select.value).toBe('Assign to…');
  await user.selectOptions(select, 'Someone else…');
  await user.type(screen.getByLabelText('Name'), 'Ann Li');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onAssign.mock.calls).toEqual([['Ann Li']]);
  expect(added()).toMatchObject([{ callers: { special: 'union', items: ['Ann Li'] } }]);
  expect(ownName.get()).toBe('Sam');
});
