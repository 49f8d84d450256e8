import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importPlan } from '../../../src/domain/participants/importPlan.ts';
import { personKey } from '../../../src/domain/participants/personKey.ts';

const at = (row: number, name: string, email = '') => ({ row, name, email });

test('who is on the list, or in an earlier row, is found by e-mail address in any capitals', () => {
  const { fresh, duplicates } = importPlan(
    [at(2, 'Ann', 'ANN@x.edu'), at(3, 'Bo', 'bo@x.edu'), at(4, 'Bobby', 'Bo@X.edu'), at(5, 'Cy')],
    [
      { name: 'Ann Lee', email: 'ann@x.edu' },
      { name: 'Bo', email: '' },
    ],
  );
  expect(fresh.map(({ row }) => row)).toEqual([3, 5]);
  expect(duplicates.map(({ row, of }) => [row, of])).toEqual([
    [2, 'list'],
    [4, 3],
  ]);
});

test('without an address the name decides, but never against somebody with one', () => {
  const { fresh, duplicates } = importPlan(
    [at(1, 'ann  lee'), at(2, 'Ann Lee', 'ann@x.edu'), at(3, 'Bo')],
    [{ name: 'Ann Lee', email: '' }],
  );
  expect(fresh.map(({ row }) => row)).toEqual([2, 3]);
  expect(duplicates.map(({ row, of }) => [row, of])).toEqual([[1, 'list']]);
});

test('the same name with an address and without one, or with another one, may be the same person', () => {
  const { fresh, duplicates } = importPlan(
    [at(2, 'Anna Lee'), at(3, 'anna  lee', 'anna.lee@x.edu'), at(4, 'Bo Díaz', 'bo@x.edu'), at(5, 'Cy')],
    [{ name: 'Bo Diaz', email: '' }],
  );
  expect(fresh.map(({ row, maybe }) => [row, maybe])).toEqual([
    [2, undefined],
    [3, 2],
    [4, 'list'],
    [5, undefined],
  ]);
  expect(duplicates).toEqual([]);
});

test('nobody is lost, nobody is on the list twice, and importing again adds nobody', () => {
  const person = fc.record({
    name: fc.constantFrom('Ann', 'Bo', 'Cy', 'ann'),
    email: fc.constantFrom('', 'a@x.edu', 'A@x.edu', 'b@x.edu'),
  });
  fc.assert(
    fc.property(fc.array(person), fc.uniqueArray(person, { selector: personKey }), (people, listed) => {
      const rows = people.map((one, index) => ({ ...one, row: index + 1 }));
      const { fresh, duplicates } = importPlan(rows, listed);
      expect(fresh.length + duplicates.length).toBe(rows.length);
      const after = [...listed, ...fresh];
      expect(new Set(after.map(personKey)).size).toBe(after.length);
      expect(importPlan(rows, after).fresh).toEqual([]);
    }),
  );
});

test('whoever came with an address is known by it, also after it was corrected on the list', () => {
  const { fresh, duplicates } = importPlan(
    [at(2, 'Ann', 'ANN@y.edu '), at(3, 'Ann', 'ann@x.edu'), at(4, 'Bo')],
    [{ id: 'mail-ann@y.edu', name: 'Ann Lee', email: 'ann@x.edu' }],
  );
  expect(fresh.map(({ row }) => row)).toEqual([4]);
  expect(duplicates.map(({ row, of }) => [row, of])).toEqual([
    [2, 'list'],
    [3, 'list'],
  ]);
});

test('whose address was cleared is found by name, with whatever address the file has', () => {
  const listed = [
    { id: 'ticket', name: 'Ann Lee', email: '', player: 'abcdefghijklmnop' },
    { id: 'mail-bo@x.edu', name: 'Robert', email: '', player: 'qrstuvwxyzabcdef' },
  ];
  const { fresh, duplicates } = importPlan([at(1, 'Ann  lee', 'ann@x.edu'), at(2, 'Bo', 'bo@x.edu')], listed);
  expect(fresh).toEqual([]);
  expect(duplicates.map(({ of }) => of)).toEqual(['list', 'list']);
});
