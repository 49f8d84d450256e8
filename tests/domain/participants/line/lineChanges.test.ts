import { expect, test } from 'vitest';
import {
  calledTo,
  movedBack,
  movedUp,
  putInLine,
  raisedLimit,
  removedFromLine,
} from '../../../../src/domain/participants/line/lineChanges.ts';
import { readWaiting } from '../../../../src/domain/participants/line/waitingPerson.ts';
import { readLine } from '../../../../src/domain/signUp/line.ts';

const typed = {
  name: 'Ann Lee',
  email: 'ann@college.example',
  chapterName: 'Alpha Phi',
  agreed: '2026-11-01',
};
const createdAt = new Date('2026-11-20T17:00Z');
const ann = (place: number) =>
  readWaiting(`ticket-${place}`.padStart(22, 'x'), { ...typed, place, createdAt });
const event = (line: object) => ({ id: 'cup', currentParticipants: 56, line: readLine(line) });
const now = { special: 'now' };
const fieldsOf = (writes: readonly { op: string; path: string; fields?: object }[]) =>
  writes.find(({ path }) => path === 'events/cup')?.fields;

test('who is moved up is on the list word by word, without their place', () => {
  const person = ann(2);
  const writes = movedUp(event({ waiting: 3, queued: 4, gone: 1 }), person);
  expect(writes).toEqual([
    {
      op: 'set',
      path: `events/cup/participants/${person.id}`,
      merge: false,
      fields: { ...typed, source: 'sign-up', checkedIn: false, createdAt: now },
    },
    { op: 'delete', path: `events/cup/waiting/${person.id}` },
    { op: 'update', path: `events/cup/tickets/${person.id}`, fields: { state: 'in', at: now } },
    {
      op: 'update',
      path: 'events/cup',
      fields: {
        currentParticipants: { special: 'plus', by: 1 },
        'line.waiting': { special: 'plus', by: -1 },
        'line.gone': 2,
        updatedAt: now,
      },
    },
  ]);
});

test('out of turn the place is counted as empty, and the front stays', () => {
  const line = { waiting: 3, queued: 4, gone: 1 };
  expect(fieldsOf(removedFromLine(event(line), [ann(3)]))).toEqual({
    'line.waiting': { special: 'plus', by: -1 },
    'line.left': 1,
    'line.leftTo': 3,
    updatedAt: now,
  });
  expect(fieldsOf(removedFromLine(event(line), [ann(2), ann(3)]))).toMatchObject({
    'line.waiting': { by: -2 },
    'line.gone': 3,
  });
});

test('Undo puts back what was stored, at the place it had', () => {
  const person = ann(2);
  const writes = putInLine(event({ waiting: 1, queued: 4, gone: 2 }), [person]);
  expect(writes[0]).toEqual({
    op: 'set',
    path: `events/cup/waiting/${person.id}`,
    merge: false,
    fields: { ...typed, place: 2, createdAt },
  });
  expect(writes[1]).toMatchObject({ fields: { state: 'waiting' } });
  expect(fieldsOf(writes)).toMatchObject({ 'line.waiting': { by: 1 }, 'line.gone': 1 });
  expect(fieldsOf(movedBack(event({ queued: 2, gone: 2 }), person))).toMatchObject({
    currentParticipants: { by: -1 },
    'line.waiting': { by: 1 },
    'line.calledAt': now,
  });
});

test('a count that is too small is never below nobody', () => {
  expect(fieldsOf(removedFromLine(event({ waiting: 1, queued: 4 }), [ann(1), ann(2)]))).toMatchObject({
    'line.waiting': 0,
  });
  const [, , , counts] = movedBack({ ...event({ queued: 2 }), currentParticipants: 0 }, ann(1));
  expect(counts).toMatchObject({ fields: { currentParticipants: 0 } });
});

test('a call says up to where and when', () => {
  expect(calledTo('cup', 7)).toMatchObject({
    path: 'events/cup',
    fields: { 'line.called': 7, 'line.calledAt': now, updatedAt: now },
  });
});

test('more spots call who waits, fewer or as many call nobody', () => {
  const night = { ...event({ waiting: 3, queued: 3 }), maxParticipants: 56 };
  for (const limit of [57, 90, null]) expect(raisedLimit(night, limit)).toEqual({ 'line.calledAt': now });
  for (const limit of [undefined, 56, 40]) expect(raisedLimit(night, limit)).toEqual({});
  expect(raisedLimit({ ...event({}), maxParticipants: 56 }, 60)).toEqual({});
});
