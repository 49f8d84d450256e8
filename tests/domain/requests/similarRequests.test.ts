import { expect, test } from 'vitest';
import { isSimilar, similaritiesOf } from '../../../src/domain/requests/similarRequests.ts';
import { readRequest } from '../../../src/domain/requests/tournamentRequest.ts';

const request = (changes: object = {}) =>
  readRequest('r', {
    organizerName: 'Lee',
    email: 'lee@college.example',
    phone: '(555) 010-0100',
    collegeName: 'Purdue University',
    additionalInfo: 'We have chips.',
    createdAt: new Date(2026, 0, 1, 12, 0),
    ...changes,
  });

test.each([
  ['email', { email: 'LEE@college.example' }, { email: 'kim@college.example' }],
  ['phone', { phone: '555.010.0100' }, { phone: '555.010.0101' }],
  ['name', { organizerName: ' lee ' }, { organizerName: 'Leeds' }],
  ['college', { collegeName: 'purdue  university' }, { collegeName: 'Purdue' }],
  ['text', { additionalInfo: 'we have\nchips.' }, { additionalInfo: 'We have no chips.' }],
  ['minute', { createdAt: new Date(2026, 0, 1, 12, 1) }, { createdAt: new Date(2026, 0, 1, 12, 2) }],
  ['hour', { createdAt: new Date(2026, 0, 1, 11, 0) }, { createdAt: new Date(2026, 0, 1, 13, 1) }],
] as const)('requests can be alike by %s', (by, same, different) => {
  expect(isSimilar(request(), request(same), by)).toBe(true);
  expect(isSimilar(request(), request(different), by)).toBe(false);
});

test('what a request leaves empty it shares with no other', () => {
  const empty = readRequest('r', { organizerName: 'Lee' });
  expect(similaritiesOf(empty).map(([by]) => by)).toEqual(['name']);
  expect(isSimilar(empty, empty, 'email')).toBe(false);
  expect(similaritiesOf(request())).toHaveLength(7);
});
