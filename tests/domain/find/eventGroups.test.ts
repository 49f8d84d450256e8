import { describe, expect, test } from 'vitest';
import { groupCalled, groupMeant, groupsFor } from '../../../src/domain/find/eventGroups.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { slug } from '../../../src/domain/text/slug.ts';

describe('a text means one group', () => {
  test.each([
    ['Purdue University', 'college', 'Purdue University'],
    ['purdue', 'college', 'Purdue University'],
    ['boilermakers', 'college', 'Purdue University'],
    ['Ole Miss', 'college', 'University of Mississippi'],
    ['ohio st', 'college', 'Ohio State University'],
    ['Michigan Wolverines', 'college', 'University of Michigan'],
    ['tx', 'state', 'Texas'],
    ['  Alaska ', 'state', 'Alaska'],
    ['Waco', 'city', 'Waco, TX'],
    ['Austin, TX', 'city', 'Austin, TX'],
    ['fiji', 'fraternity', 'Phi Gamma Delta'],
    ['ΣΧ', 'fraternity', 'Sigma Chi'],
    ['SAE', 'fraternity', 'Sigma Alpha Epsilon'],
  ])('%j: the %s %j', (typed, kind, name) => {
    expect(groupMeant(typed)).toMatchObject({ kind, name });
    expect(groupsFor(typed)[0]).toMatchObject({ kind, name });
  });

  test.each(['michigan', 'washington', 'sigma', 'university', '', '  ', 'xyzzy'])('not %j', (typed) => {
    expect(groupMeant(typed)).toBeNull();
  });
});

describe('the choices for a text', () => {
  const names = (typed: string) => groupsFor(typed).map(({ name, kind }) => `${name}, ${kind}`);

  test('begin with the names that are the text, colleges before states and cities', () => {
    expect(names('washington').slice(0, 3)).toEqual([
      'University of Washington, college',
      'Washington, state',
      'Washington, DC, city',
    ]);
  });

  test('are eight at most, and none for nothing', () => {
    expect(names('a')).toHaveLength(8);
    expect(names('')).toEqual([]);
    expect(names('xyzzy')).toEqual([]);
    expect(names('xyzzy plugh')).toEqual([]);
  });

  test.each(['sigma chi at purdue', 'Sigma Chi, Purdue', 'ΣΧ purdue'])('%j has both halves', (typed) => {
    expect(names(typed)).toEqual(
      expect.arrayContaining(['Sigma Chi, fraternity', 'Purdue University, college']),
    );
  });
});

describe('the group of an address', () => {
  test('is what its choice says', () => {
    for (const typed of ['purdue', 'waco', 'TX', 'fiji']) {
      const group = groupMeant(typed);
      expect(group && groupCalled(group.kind, group.id)).toEqual(group);
    }
  });

  test('knows schools that no list has, and territories', () => {
    expect(groupCalled('college', 'austin-community-college')).toMatchObject({
      name: '',
      values: ['austin-community-college'],
    });
    expect(groupCalled('state', 'pr')).toMatchObject({ name: 'PR', values: ['PR'] });
    expect(groupCalled('STATE', 'tx')).toMatchObject({ kind: 'state', name: 'Texas' });
  });

  test.each([
    ['state', 'ZZ'],
    ['city', 'nowhere-tx'],
    ['fraternity', 'nobody'],
    ['college', 'Not An Id'],
    ['planet', 'mars'],
    ['', ''],
  ])('is none for %j, %j', (kind, id) => {
    expect(groupCalled(kind, id)).toBeNull();
  });
});

test('no query has more values than Firestore allows, thirty with the three statuses', () => {
  const groups = [
    ...colleges.map(({ id }) => groupCalled('college', id)),
    ...colleges.map(({ city, state }) => groupCalled('city', slug(`${city} ${state}`))),
    ...fraternities.map(({ name }) => groupCalled('fraternity', slug(name))),
  ];
  for (const group of groups) expect((group?.values.length ?? 99) * 3, group?.name).toBeLessThanOrEqual(30);
});

test('a short name is no id of another college', () => {
  const owners = new Map(colleges.map(({ id }) => [id, id]));
  for (const { id, shortName } of colleges) expect(owners.get(slug(shortName)) ?? id).toBe(id);
  expect(new Set(colleges.map(({ shortName }) => slug(shortName))).size).toBe(colleges.length);
});
