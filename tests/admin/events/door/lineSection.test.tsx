import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineSection } from '../../../../src/admin/events/door/line/LineSection.tsx';
import { SignUpBar } from '../../../../src/admin/events/door/SignUpBar.tsx';
import { TwinLines } from '../../../../src/admin/events/door/TwinLines.tsx';
import { DataError } from '../../../../src/data/errors.ts';
import { readStaffEvent } from '../../../../src/data/staff/events.ts';
import { readWaiting } from '../../../../src/domain/participants/line/waitingPerson.ts';
import { readParticipant } from '../../../../src/domain/participants/participant.ts';
import { sendWith } from '../../../../src/parts/attempt.ts';
import { currentToasts } from '../../../../src/ui/toast.ts';
import { sentChanges } from '../../../support/sentChanges.ts';

const sent = sentChanges();

const hour = 3_600_000;
const night = (line: object, fields: object = {}) =>
  readStaffEvent('cup', {
    title: 'Cup',
    state: 'TX',
    date: '2099-03-14',
    time: '19:00',
    registration: 'site',
    signUp: { open: true, closesAt: Date.parse('2099-03-14T19:00-05:00') },
    currentParticipants: 56,
    maxParticipants: 56,
    line: { waiting: 3, order: 'www', gone: 0, ...line },
    ...fields,
  });
const id = (at: number) => `ticket-${at}`.padStart(22, 'x');
const waits = (at: number, fields: object = {}) =>
  readWaiting(id(at), {
    name: `Person ${at}`,
    email: `p${at}@college.example`,
    chapterName: 'Alpha Phi',
    agreed: '2026-11-01',
    createdAt: new Date(Date.now() - 3.5 * hour),
    place: at,
    ...fields,
  });
const three = [waits(1), waits(2), waits(3)];
const list = (items = three) => ({
  items,
  waiting: new Set<string>(),
  fromCache: false,
  more: false,
  growing: false,
});
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const until = (isSo: () => unknown) => expect.poll(isSo, { timeout: 4_000 }).toBeTruthy();
const written = (path: string) => sent.flatMap(({ writes }) => writes.filter((write) => write.path === path));

test('who waits, in order, with school, since when, and whether a spot is theirs', () => {
  const called = { calledAt: new Date(Date.now() - 2.5 * hour) };
  render(<LineSection event={night(called, { currentParticipants: 55 })} list={list()} />);
  expect(rows()).toEqual([
    '1st · Person 1 · Alpha Phi · joined 3 h agoMay take a spot, called 2 h agoMove up nowRemove',
    '2nd · Person 2 · Alpha Phi · joined 3 h agoMove up nowRemove',
    '3rd · Person 3 · Alpha Phi · joined 3 h agoMove up nowRemove',
  ]);
  expect(screen.getByText(/^1 spot is free\./)).toBeTruthy();
});

test.each([
  [56, 'No spot is free. One that falls free is offered to the first in line.'],
  [53, 'There are spots for everyone here. They take them on their tickets.'],
])('with %i in it says what happens by itself, and there is nobody to call', (count, words) => {
  render(<LineSection event={night({}, { currentParticipants: count })} list={list()} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull();
});

test('nobody who waits: nothing; once results are published: nothing; with tables: nobody may take a spot', () => {
  const { container, rerender } = render(<LineSection event={night({})} list={list([])} />);
  expect(container.innerHTML).toBe('');
  rerender(<LineSection event={night({}, { board: 'results' })} list={list()} />);
  expect(container.innerHTML).toBe('');
  rerender(<LineSection event={night({}, { board: 'live', currentParticipants: 50 })} list={list()} />);
  expect(screen.queryByText('May take a spot')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Call/ })).toBeNull();
  expect(screen.getByText(/^The list is closed/)).toBeTruthy();
});

test('Call the next passes over those who may take a spot already', async () => {
  render(<LineSection event={night({}, { currentParticipants: 55 })} list={list()} />);
  await press('Call the next one');
  await until(() => sent.length);
  expect(written('events/cup')).toMatchObject([{ fields: { 'line.called': 2 } }]);
  await until(() => currentToasts().at(-1)?.message === 'The next person was called.');
});

test('Move up now puts somebody on the list; Undo puts them back in line', async () => {
  render(<LineSection event={night({}, { currentParticipants: 55 })} list={list()} />);
  await press('Move Person 2 up now');
  await until(() => sent.length);
  expect(written(`events/cup/participants/${id(2)}`)).toMatchObject([
    { op: 'set', fields: { name: 'Person 2', agreed: '2026-11-01', source: 'sign-up', checkedIn: false } },
  ]);
  expect(written('events/cup')).toMatchObject([
    { fields: { currentParticipants: { by: 1 }, 'line.waiting': { by: -1 }, 'line.order': 'wxw' } },
  ]);
  await until(() => currentToasts().at(-1)?.message === 'Person 2 is on the list.');
});

test('over the limit it asks first', async () => {
  render(<LineSection event={night({})} list={list()} />);
  await press('Move Person 1 up now');
  expect(sent).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('All 56 spots are taken. Move Person 1 up anyway? That makes 57.')).toBeTruthy();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Move up' })));
  await until(() => sent.length);
  expect(written(`events/cup/tickets/${id(1)}`)).toMatchObject([{ fields: { state: 'in' } }]);
});

test('Remove takes somebody out of the line, and Undo puts them back as they were', async () => {
  render(<LineSection event={night({})} list={list()} />);
  await press('Remove Person 1 from the line');
  await until(() => sent.length);
  expect(sent[0]?.writes.map(({ op, path }) => `${op} ${path}`)).toEqual([
    `delete events/cup/waiting/${id(1)}`,
    `update events/cup/tickets/${id(1)}`,
    'update events/cup',
  ]);
  await until(() => currentToasts().length);
  await act(async () => currentToasts().at(-1)?.actions[0]?.run());
  await until(() => sent.length === 2);
  expect(sent[1]?.writes[0]).toMatchObject({ op: 'set', fields: { place: 1, chapterName: 'Alpha Phi' } });
});

test('when a colleague was faster it says so, without a Retry', async () => {
  sendWith(() => Promise.reject(new DataError('conflict')));
  render(<LineSection event={night({}, { currentParticipants: 55 })} list={list()} />);
  await press('Move Person 1 up now');
  await until(() => currentToasts().length);
  expect(currentToasts()[0]).toMatchObject({ kind: 'alert', actions: [] });
  expect(currentToasts()[0]?.message).toContain('someone was faster');
});

test('the bar says how many wait, as the list does', () => {
  render(<SignUpBar event={night({})} waiting={2} />);
  expect(screen.getByText(/ in · /).textContent).toBe(
    '56 of 56 in · 2 waiting · full · until Sat, Mar 14, 7:00 PM',
  );
});

const ann = readParticipant('mail-p1@college.example', {
  name: 'Person 1',
  email: 'P1@college.example',
  source: 'import',
});

test('who is on the list and waits is here twice: the one on the list stays', async () => {
  render(<TwinLines event={night({})} people={[ann]} line={three} />);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Person 1 is here twice with one email: on the list, waitingKeep the one on the list',
  );
  await press('Keep the one on the list');
  await until(() => sent.length);
  expect(sent[0]?.writes[0]).toMatchObject({ op: 'delete', path: `events/cup/waiting/${id(1)}` });
});

test('who waits twice: the first in line stays', async () => {
  render(
    <TwinLines event={night({})} people={[]} line={[waits(1), waits(2, { email: 'p1@college.example' })]} />,
  );
  await press('Keep the first in line');
  await until(() => sent.length);
  expect(sent[0]?.writes[0]?.path).toContain(id(2));
});
