import type { Ask, Found } from '../../src/data/staff/search/readOn.ts';
import { searching } from '../../src/data/staff/search/searching.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { nameBook } from '../../src/domain/search/nameBook.ts';
import { searchQuery } from '../../src/domain/search/searchQuery.ts';
import type { Case } from './certainCases.ts';

/** What the searches of one kind found and cost. */
export type Certainty = {
  kind: string;
  count: number;
  missed: string[];
  /** How many said that they found nothing, or that not all was looked at, of those that missed. */
  saidNothing: number;
  mean: number;
  most: number;
  costly: string;
};

/**
 * Runs searches as the palette of a super admin does, and returns for each kind which missed
 * what they mean, and the documents they read; `atOnce` run at the same time.
 */
export async function certainty<F extends Found>(
  askOnce: Ask<F>,
  cases: readonly Case[],
  atOnce = 8,
): Promise<Certainty[]> {
  const book = nameBook(colleges);
  const kinds = new Map<string, { typed: string; isMissed: boolean; isNothing: boolean; reads: number }[]>();
  const search = async ({ kind, typed, path }: Case) => {
    let reads = 0;
    const ask: Ask<F> = async (...question) => {
      const found = await askOnce(...question);
      // An empty answer is charged as one.
      reads += Math.max(found.length, 1);
      return found;
    };
    const { chapters, reach } = await searching(ask, 'super', async () => book)(searchQuery(typed));
    const paths = chapters.map(({ collegeId, id }) => `colleges/${collegeId}/fraternities/${id}`);
    const isMissed = !paths.includes(path);
    const isNothing = isMissed && chapters.length === 0 && reach === 'all';
    kinds.set(kind, [...(kinds.get(kind) ?? []), { typed, isMissed, isNothing, reads }]);
  };
  for (let start = 0; start < cases.length; start += atOnce)
    await Promise.all(cases.slice(start, start + atOnce).map(search));
  return [...kinds].map(([kind, each]) => {
    const most = Math.max(...each.map(({ reads }) => reads));
    return {
      kind,
      count: each.length,
      missed: each.filter(({ isMissed }) => isMissed).map(({ typed }) => typed),
      saidNothing: each.filter(({ isNothing }) => isNothing).length,
      mean: each.reduce((sum, { reads }) => sum + reads, 0) / each.length,
      most,
      costly: each.find(({ reads }) => reads === most)?.typed ?? '',
    };
  });
}
