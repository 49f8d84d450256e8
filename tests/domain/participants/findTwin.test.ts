import { expect, test } from 'vitest';
import { findTwin, walkInName } from '../../../src/domain/participants/findTwin.ts';
import { readParticipant } from '../../../src/domain/participants/participant.ts';

const ann = readParticipant('mail-ann@y.edu', { name: 'Ann Lee', email: 'ann@x.edu' });
const bo = readParticipant('b', { name: 'Bo Díaz' });
const people = [ann, bo];

test('an address is somebody’s who has it, or came with it', () => {
  for (const email of ['ANN@x.edu', ' ann@y.edu'])
    expect(findTwin(people, { name: 'Cy', email })).toEqual({ person: ann, sameEmail: true });
  expect(findTwin(people, { name: 'Cy', email: 'cy@x.edu' })).toBeUndefined();
});

test('a name may be that of somebody else, whatever its accents and capitals; the address counts first', () => {
  expect(findTwin(people, { name: 'bo diaz', email: 'bo@x.edu' })).toEqual({ person: bo, sameEmail: false });
  expect(findTwin(people, { name: 'bo diaz', email: 'ann@x.edu' })?.person).toBe(ann);
  expect(findTwin(people, { name: ' ', email: '' })).toBeUndefined();
});

test('whoever is corrected is not their own twin', () => {
  expect(findTwin(people, ann, ann.id)).toBeUndefined();
  expect(findTwin(people, { name: 'Bo Díaz', email: 'ann@y.edu' }, ann.id)).toEqual({
    person: bo,
    sameEmail: false,
  });
});

test.each([
  [' dee   fox ', 'dee fox'],
  ['Ann', 'Ann'],
  ['ann lee', ''],
  ['dee@x.edu', ''],
  ['d', ''],
  ['', ''],
])('a search for "%s" adds "%s"', (text, name) => {
  expect(walkInName([ann], text)).toBe(name);
});
