import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fraternityUpgrade } from '../../../src/domain/upgrade/fraternityUpgrade.ts';
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

test('a fraternity without a log is quiet since it was added', () => {
  const [added, called] = [new Date('2024-01-02T03:04:05Z'), new Date('2025-01-02T03:04:05Z')];
  expect(fraternityUpgrade({ createdAt: added })?.set).toEqual({ quietSince: added });
  // It has said No.
  expect(fraternityUpgrade({ createdAt: added, lastContactAt: called })).toBeNull();
  expect(fraternityUpgrade({ createdAt: added, quietSince: called })).toBeNull();
  expect(fraternityUpgrade({ name: 'Sigma Chi' })).toBeNull();
});

test('a contact that nobody confirmed is as old as its fraternity', () => {
  const createdAt = new Date(2025, 8, 1, 12);
  const kept = { createdAt, quietSince: createdAt, presidentName: 'Kim', presidentConfirmedOn: '2026-02-01' };
  const stored = { ...kept, rushChairNumber: '555 0100', philanthropyName: '' };
  expect(fraternityUpgrade(stored)?.set).toEqual({ rushChairConfirmedOn: '2025-09-01' });
  expect(fraternityUpgrade({ ...stored, rushChairConfirmedOn: '2025-09-01' })).toBeNull();
  expect(fraternityUpgrade({ rushChairName: 'Lee' })).toBeNull();
});
