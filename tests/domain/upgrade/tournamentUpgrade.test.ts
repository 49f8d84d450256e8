import fc from 'fast-check';
import { expect, test } from 'vitest';
import { httpsAddress } from '../../../src/domain/upgrade/httpsAddress.ts';
import { tournamentUpgrade } from '../../../src/domain/upgrade/tournamentUpgrade.ts';
import { season } from '../../support/documents/samples.ts';

test('a tournament of today is left alone, an old one gets its key and its status', () => {
  expect(tournamentUpgrade({ ...season['tournaments/t1'] })).toBeNull();
  expect(tournamentUpgrade({ title: 'Cup', date: '10/1/2025', status: 'Completed' })?.set).toEqual({
    status: 'completed',
    date: '2025-10-01',
    sortDate: '2025-10-01T23:59',
  });
  expect(tournamentUpgrade({ title: 'Cup', type: 'previous' })?.set.status).toBe('completed');
  expect(tournamentUpgrade({ title: 'Cup', winner: 'Ann' })?.set.status).toBe('completed');
  expect(tournamentUpgrade({ title: 'Cup' })?.set).toMatchObject({ status: 'upcoming', date: null });
});

test('whatever was stored, a second upgrade has nothing to do', () => {
  const name = fc.constantFrom('title', 'date', 'time', 'status', 'type', 'winner', 'sortDate', 'location');
  const value = fc.oneof(fc.constantFrom('', 'TBD', 'Spring', '2026-03-14', 'Upcoming'), fc.anything());
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (stored) => {
      expect(tournamentUpgrade({ ...stored, ...tournamentUpgrade(stored)?.set })).toBeNull();
    }),
  );
});

test('an address is taken as it was meant', () => {
  expect(httpsAddress('http://forms.example/1')).toBe('https://forms.example/1');
  expect(httpsAddress('forms.example/1?x=2')).toBe('https://forms.example/1?x=2');
  expect(httpsAddress('https://forms.example')).toBe('https://forms.example');
  for (const none of ['', 'TBD', 'coming soon', 'javascript:alert(1)', 'ftp://x.example']) {
    expect(httpsAddress(none)).toBe('');
  }
});
