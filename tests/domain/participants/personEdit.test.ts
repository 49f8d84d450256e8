import * as v from 'valibot';
import { expect, test } from 'vitest';
import { closedList } from '../../../src/domain/night/draw/closedList.ts';
import { type Participant, readParticipant } from '../../../src/domain/participants/participant.ts';
import { addParticipants, correctParticipant } from '../../../src/domain/participants/participantChanges.ts';
import {
  changesOf,
  isUnedited,
  PersonEdit,
  personFields,
} from '../../../src/domain/participants/personEdit.ts';
import { season } from '../../support/documents/samples.ts';

const ann = readParticipant('a', { ...season['events/e1/participants/p1'], apart: ['b'] });
const bo = readParticipant('b', { name: 'Bo Diaz', apart: [] });
const cy = readParticipant('c', { name: 'Cy Poe', apart: ['a', 'b'] });
const people = [ann, bo, cy];
const place = { collegeId: ann.collegeId, chapterId: ann.chapterId };

/** What an edit of Ann writes, by document. */
function written(fields: Partial<v.InferInput<typeof PersonEdit>>) {
  const edited = v.parse(PersonEdit, { ...personFields(ann, people), ...fields });
  const change = changesOf(ann, { ...edited, ...place }, people);
  const { writes } = correctParticipant('cup', ann.id, change, people);
  return writes.map((write) => [write.path.split('/').at(-1), 'fields' in write && write.fields]);
}

test('the form shows both sides of a pair, and writes nothing that is the same', () => {
  expect(personFields(ann, people)).toMatchObject({ table: '3', seat: 'last', apart: ['b', 'c'] });
  expect(written({})).toEqual([['a', {}]]);
  expect(written({ table: ' 3 ' })).toEqual([['a', {}]]);
});

test('a fixed place is set, changed and lifted', () => {
  expect(written({ table: '12', seat: '1' })).toEqual([['a', { table: 12, seat: 1 }]]);
  expect(written({ table: '', seat: '' })).toEqual([['a', { table: null, seat: null }]]);
  expect(v.is(PersonEdit, { ...personFields(ann, people), table: 'by the door' })).toBe(false);
  expect(v.is(PersonEdit, { ...personFields(ann, people), seat: '9' })).toBe(false);
});

test('a pair that is lifted is lifted on both sides, so that nobody is kept apart', () => {
  expect(written({ apart: ['b'] })).toEqual([
    ['a', { apart: ['b'] }],
    ['c', { apart: ['b'] }],
  ]);
  // The other side of a pair that stays is left alone.
  expect(written({ apart: ['b', 'c', 'd'] })).toEqual([['a', { apart: ['b', 'c', 'd'] }]]);
  expect(written({ apart: [] }).map(([id]) => id)).toEqual(['a', 'c']);
  const after: Participant[] = [{ ...ann, apart: ['b'] }, bo, { ...cy, apart: ['b'] }];
  expect(closedList(after, 7).apart).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test('who was edited since is known', () => {
  expect(isUnedited(ann, { ...ann, checkedIn: true })).toBe(true);
  expect(isUnedited(ann, { ...ann, seat: 1 })).toBe(false);
  expect(isUnedited(ann, { ...ann, collegeName: '' })).toBe(false);
  expect(isUnedited(ann, { ...ann, apart: [] })).toBe(false);
});

test('a new document has no field for what is not known, and all of what is, so that Undo puts all back', () => {
  const fieldsOf = (person: Parameters<typeof addParticipants>[1][number]) => {
    const [write] = addParticipants('cup', [person]).writes;
    return write && 'fields' in write ? write.fields : {};
  };
  const bare = { name: 'Dee', email: '', checkedIn: false, source: 'walk-in' as const };
  expect(Object.keys(fieldsOf({ ...bare, collegeName: '', table: null, apart: [] }))).toEqual([
    ...['name', 'email', 'checkedIn', 'checkedInAt', 'checkedInBy', 'source', 'createdAt'],
  ]);
  const { createdAt: _, ...again } = fieldsOf({ ...ann, source: 'manual' });
  expect(readParticipant('a', again)).toEqual({ ...ann, createdAt: null, checkedInAt: null });
});

test('a document of before is read as somebody without a school, shown short, who may sit anywhere', () => {
  expect(readParticipant('p', { name: 'Ann', checkedIn: true, source: 'import' })).toMatchObject({
    ...{ collegeId: '', collegeName: '', chapterId: '', chapterName: '', shownAs: 'short' },
    ...{ table: null, seat: null, apart: [] },
  });
  expect(
    readParticipant('p', { shownAs: 'loud', table: 0, seat: 'first', apart: [1, 'x', null] }),
  ).toMatchObject({ shownAs: 'short', table: null, seat: null, apart: ['x'] });
});
