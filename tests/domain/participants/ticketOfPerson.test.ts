import { expect, test } from 'vitest';
import { completions } from '../../../src/domain/participants/completions.ts';
import { importPlan } from '../../../src/domain/participants/importPlan.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';
import {
  correctParticipant,
  putBack,
  removeParticipants,
} from '../../../src/domain/participants/participantChanges.ts';
import { readLine } from '../../../src/domain/signUp/line.ts';

const id = 'pQ7-sdXK_2Yh0aBcDeFgHi';
const ann = readParticipant(id, {
  name: 'Ann Lee',
  email: 'ann@college.example',
  source: 'sign-up',
  agreed: '2026-11-01',
});
const bo = readParticipant('mail-bo@college.example', { name: 'Bo', source: 'import' });
const event = { id: 'cup', currentParticipants: 9, board: '', line: readLine(null) };
const person = `events/cup/participants/${id}`;
const ticket = `events/cup/tickets/${id}`;
const now = { special: 'now' };

test('who signed up on this site goes with their ticket, in one commit', () => {
  const { writes, needless } = removeParticipants(event, [ann, bo]);
  expect(writes).toEqual([
    { op: 'delete', path: person },
    { op: 'delete', path: 'events/cup/participants/mail-bo@college.example' },
    {
      op: 'update',
      path: 'events/cup',
      fields: { currentParticipants: { special: 'plus', by: -2 }, updatedAt: now },
    },
    { op: 'update', path: ticket, fields: { state: 'removed', at: now } },
  ]);
  expect(needless).toHaveLength(2);
});

test('nobody else has a ticket', () => {
  for (const person of [bo, { id: 'Short', source: 'sign-up' }, { id, source: 'walk-in' }])
    expect(removeParticipants(event, [person]).writes.map(({ path }) => path)).toEqual([
      `events/cup/participants/${person.id}`,
      'events/cup',
    ]);
});

test('Undo puts back the person as they were, with their ticket', () => {
  const { writes } = putBack(event, [ann]);
  expect(writes).toMatchObject([
    { op: 'set', path: person, fields: { source: 'sign-up', email: ann.email, agreed: '2026-11-01' } },
    { path: 'events/cup', fields: { currentParticipants: { by: 1 } } },
    { op: 'update', path: ticket, fields: { state: 'in', at: now } },
  ]);
});

test('once there are tables, a ticket that was cleared stands in nobody’s way', () => {
  for (const make of [removeParticipants(event, [ann]), putBack(event, [ann])]) {
    expect(make.instead).toBeUndefined();
  }
  const night = { ...event, board: 'results' };
  for (const change of [removeParticipants(night, [ann]), putBack(night, [ann])]) {
    expect(change.writes.at(-1)).toMatchObject({ path: ticket });
    expect(change.needless).toEqual([{ path: ticket, exists: false }]);
    expect(change.instead?.writes).toEqual(change.writes.slice(0, -1));
    expect(change.instead?.needless?.[0]).toMatchObject({ path: person });
  }
});

test('while people wait, the spot that is free calls by itself', () => {
  const waits = { ...event, line: readLine({ waiting: 2 }) };
  expect(removeParticipants(waits, [ann]).writes[1]).toMatchObject({ fields: { 'line.calledAt': now } });
  expect(Object.keys(Object(removeParticipants(event, [ann]).writes[1]).fields)).toEqual([
    'currentParticipants',
    'updatedAt',
  ]);
});

test('an older event that has not counted everybody counts nobody twice', () => {
  const { writes } = removeParticipants({ ...event, currentParticipants: 1 }, [ann, bo]);
  expect(writes[2]).toMatchObject({ fields: { currentParticipants: 0 } });
});

test('a corrected name keeps the ticket as it is', () => {
  const { writes } = correctParticipant('cup', id, { name: 'Anne Lee' });
  expect(writes).toEqual([{ op: 'update', path: person, fields: { name: 'Anne Lee' } }]);
});

test('an import of the same answers finds them by address, and completes them', () => {
  const answers = [
    { row: 2, name: 'ann lee', email: 'Ann@College.example', collegeName: 'Purdue University' },
  ];
  const { fresh, duplicates } = importPlan(answers, [ann, bo]);
  expect([fresh.length, duplicates.length]).toEqual([0, 1]);
  const placed = {
    collegeId: 'purdue-university',
    collegeName: 'Purdue University',
    chapterId: '',
    chapterName: '',
  };
  expect(
    completions([{ ...answers[0], ...placed, name: 'ann lee', email: 'Ann@College.example' }], [ann, bo]),
  ).toEqual([{ id, change: { collegeId: 'purdue-university', collegeName: 'Purdue University' } }]);
});
