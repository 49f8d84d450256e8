import { expect, test } from 'vitest';
import { certainty } from '../../bench/search/certain.ts';
import { certainCases } from '../../bench/search/certainCases.ts';
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
