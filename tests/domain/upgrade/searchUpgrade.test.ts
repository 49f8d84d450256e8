import { expect, test } from 'vitest';
import { storedValues } from '../../../src/domain/events/eventFields.ts';
import { readPrivatePart } from '../../../src/domain/events/privatePart.ts';
import { readEvent } from '../../../src/domain/events/readEvent.ts';
import {
  chapterUpgrade,
  collegeUpgrade,
  requestUpgrade,
  withSearch,
} from '../../../src/domain/upgrade/searchUpgrade.ts';
import { season } from '../../support/documents/samples.ts';

const event = readEvent('e1', { ...season['events/e1'], title: 'Renamed Open' });
const values = storedValues(event, readPrivatePart({}));
const search = season['events/e1/private/search'];
const line = (now: string) => ({ field: 'search words', now, later: 'filled in' });

test('an event gets its search document where it has none, and where it shows other values', () => {
  expect(withSearch(null, values, undefined)).toMatchObject({ search: true, changes: [line('missing')] });
  expect(withSearch(null, values, search)).toMatchObject({ search: true, changes: [line('other words')] });
});

test('what a search finds documents by is filled in, and mended where it is wrong', () => {
  const request = { ...season['tournamentRequests/r1'] };
  const mended = requestUpgrade({ ...request, searchTokens: ['spam'] })?.set.searchTokens;
  expect(mended).toEqual(expect.arrayContaining(['lee', 'purdue']));
  expect(mended).not.toContain('spam');
  expect(requestUpgrade({ ...request, searchTokens: mended })).toBeNull();
  expect(collegeUpgrade({ name: 'Card College' })?.set.searchTokens).toContain('car');
  const place = { state: 'IN', conference: 'Big Ten Conference', collegeName: '' };
  expect(chapterUpgrade('purdue-university', place, { name: 'Sigma Chi' })?.set.searchTokens).toContain(
    'pur|sig',
  );
});
