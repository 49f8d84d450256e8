import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certainty } from '../../bench/search/certain.ts';
import { certainCases } from '../../bench/search/certainCases.ts';
import { withToken } from '../../src/data/staff/search/questions.ts';
import { type Found, readOn } from '../../src/data/staff/search/readOn.ts';
import { askingMemory } from '../support/askingMemory.ts';

/*
 * The searches of `npm run bench -- search`, every fortieth of them: no chapter and no person is missed, and
 * none costs more than a search may.
 */

const { documents, cases } = certainCases();

test('every chapter and every person is found among 5,110 chapters, for 45 documents at most', async () => {
  const some = cases.filter((_, at) => at % 40 === 0);
  for (const { kind, missed, most, costly } of await certainty(askingMemory(documents), some)) {
    expect(missed, kind).toEqual([]);
    expect(most, `${kind}: ${costly}`).toBeLessThanOrEqual(45);
  }
});

test('a person whose name forms no pairs yet is found, or the answer says that not all was looked at', async () => {
  const pairless = documents.map(({ path, fields }) => {
    const tokens = Array.isArray(fields.searchTokens) ? fields.searchTokens : [];
    const single = tokens.filter((token) => !String(token).includes('|'));
    return { path, fields: { ...fields, searchTokens: single } };
  });
  const people = cases.filter(({ kind }, at) => kind === 'person' && at % 10 === 0);
  const [found] = await certainty(askingMemory(pairless), people);
  expect(found).toMatchObject({ count: people.length, saidNothing: 0 });
  expect(found?.missed.length).toBeLessThan(people.length / 2);
});

test('what an answer says of its reach is true, and it reads three pages at most', async () => {
  const documents = fc.array(fc.record({ tokens: fc.subarray(['one|a', 'two|a']), fits: fc.boolean() }), {
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(
      documents,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 2 }),
      async (each, size, sure) => {
        const stored = each.map((fields, at) => ({ path: `tournamentRequests/r${100 + at}`, fields }));
        const all = stored.map(({ path, fields }) => ({
          path,
          fields: { ...fields, searchTokens: fields.tokens },
        }));
        const memory = askingMemory(all);
        let reads = 0;
        const { items, reach } = await readOn<Found, string>({
          questions: ['one|a', 'two|a'].map((token) => withToken('requests', token)),
          sure,
          size,
          wanted: size,
          ask: async (...question) => {
            const found = await memory(...question);
            reads += found.length;
            return found;
          },
          judge: ({ path, data }) => ({
            item: path,
            fit: Reflect.get(Object(data), 'fits') === true ? 1 : 0,
          }),
        });
        const fitting = (token: string) =>
          stored.filter(({ fields }) => fields.fits && fields.tokens.includes(token)).map(({ path }) => path);
        const [first, second] = [fitting('one|a'), fitting('two|a')];
        const sought = new Set(sure === 2 || first.length === 0 ? [...first, ...second] : first);
        expect(reads).toBeLessThanOrEqual(3 * size);
        expect(items.every((path) => sought.has(path))).toBe(true);
        if (reach === 'all') expect(new Set(items)).toEqual(sought);
        if (reach === 'first') expect(items).toHaveLength(size);
        if (reach === 'some') expect(items.length).toBeLessThan(size);
      },
    ),
  );
});
