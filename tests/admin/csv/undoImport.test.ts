import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesPlan } from '../../../src/data/staff/chapters/chapterPlans.ts';
import type { Spared } from '../../../src/data/staff/imports/importedChanges.ts';
import { importPlan } from '../../../src/data/staff/imports/importPlans.ts';
import { undoPartPlan } from '../../../src/data/staff/imports/undoPart.ts';
import { plus, serverNow, setting } from '../../../src/domain/changes/change.ts';
import { type Fraternity, readFraternity } from '../../../src/domain/fraternities/fraternity.ts';
import { written } from '../../../src/domain/outreach/chapterWrites.ts';
import { chapterTokens } from '../../../src/domain/search/chapterSearch.ts';
import { MemoryDocuments } from '../../support/MemoryDocuments.ts';

/*
 * An import is undone by what stands then: what nobody has touched is as before, what others have changed
 * stays, in whatever order imports are undone and wherever one broke off.
 */

const college = 'colleges/duke-university';
const pathOf = (id: string) => `${college}/fraternities/${id}`;
const created = new Date('2025-09-01T12:00:00Z');

/** The documents of one college. */
class Documents extends MemoryDocuments {
  chapter(id: string): Fraternity {
    return readFraternity(id, this.stored.get(pathOf(id)));
  }

  /** Everything as the app reads it, without what imports keep. */
  seen(): unknown {
    return [...this.stored]
      .filter(([path]) => !path.startsWith('imports/'))
      .sort()
      .map(([path, data]) => [
        path,
        path.includes('/fraternities/')
          ? { ...readFraternity(path, data), searchTokens: data.searchTokens }
          : data,
      ]);
  }
}

type Edit = Partial<
  Pick<Fraternity, 'rushChairName' | 'rushChairNumber' | 'presidentEmail' | 'size' | 'owner'>
>;
type Edits = Readonly<Record<string, Edit>>;
const ids = ['pike', 'sigma-chi', 'sigma-nu'];
const words = fc.constantFrom('', 'Ann', 'Bo', 'Cy');
const edit: fc.Arbitrary<Edit> = fc.record(
  {
    rushChairName: words,
    rushChairNumber: words,
    presidentEmail: words,
    size: fc.constantFrom(null, 8, 9),
    owner: words,
  },
  { requiredKeys: [] },
);
const edits: fc.Arbitrary<Edits> = fc.dictionary(fc.constantFrom(...ids, 'new-club'), edit);
const news = fc.uniqueArray(fc.constantFrom('new-club', 'other-club'));

function seeded(chapters: Edits, hasRecord = true): Documents {
  const documents = new Documents();
  for (const id of ids) {
    const blank = readFraternity(id, { name: id, status: 'outreached', createdAt: created });
    const fields = written('duke-university', blank, { ...chapters[id] }, '2026-01-01');
    const all = { ...blank, ...fields };
    documents.stored.set(pathOf(id), { ...all, searchTokens: chapterTokens('duke-university', all) });
  }
  if (hasRecord) documents.stored.set(college, { ...record, fraternityCount: ids.length });
  return documents;
}
const record = {
  name: 'Duke University',
  conference: 'ACC',
  logoPath: null,
  state: 'NC',
  location: 'Durham',
};

/** The parts of an import, a chapter each; new ones come with their count. */
async function importIt(documents: Documents, of: string, given: Edits, added: readonly string[], most = 9) {
  const head = { of, what: 'fraternities', rows: 1 } as const;
  const changed = Object.entries(given).filter(([id]) => documents.stored.has(pathOf(id)));
  const edited = changed.map(([id, changes]) => ({
    added: [],
    changed: [{ collegeId: 'duke-university', fraternity: documents.chapter(id), changes }],
    records: [],
  }));
  const fresh = added.filter((id) => !documents.stored.has(pathOf(id)));
  const fields = (name: string) => ({ name, status: 'outreached', owner: '', createdAt: serverNow });
  const brought = fresh.map((id) => ({
    added: [setting(pathOf(id), fields(id))],
    changed: [],
    records: [
      { collegeId: 'duke-university', absent: record, changes: { fraternityCount: plus(1) }, seen: {} },
    ],
  }));
  for (const [at, part] of [...edited, ...brought].slice(0, most).entries())
    await documents.carryOut(importPlan(part, { path: `imports/${of}-${at}`, head }));
}

async function undo(documents: Documents, of: string): Promise<Spared[]> {
  const spared: Spared[] = [];
  const parts = [...documents.stored.keys()].filter((path) => path.startsWith(`imports/${of}-`));
  for (const path of parts.sort().reverse()) {
    let found: readonly Spared[] = [];
    await documents.carryOut(undoPartPlan(path, (told) => (found = told)));
    spared.push(...found);
  }
  return spared;
}

async function changeIt(documents: Documents, theirs: Edits): Promise<void> {
  const changed = Object.entries(theirs).filter(([id]) => documents.stored.has(pathOf(id)));
  const all = changed.map(([id, changes]) => ({
    collegeId: 'duke-university',
    fraternity: documents.chapter(id),
    changes,
  }));
  await documents.carryOut(changesPlan(all));
}

const isKept = (documents: Documents) =>
  [...documents.stored.keys()].some((path) => path.startsWith('imports/'));

test('undone at once, wherever it broke off, everything is as before', async () => {
  await fc.assert(
    fc.asyncProperty(edits, edits, news, fc.boolean(), fc.nat(6), async (was, given, added, has, most) => {
      const documents = seeded(was, has);
      const before = documents.seen();
      await importIt(documents, 'a', given, added, most);
      expect(await undo(documents, 'a')).toEqual([]);
      expect(documents.seen()).toEqual(before);
      expect(isKept(documents)).toBe(false);
    }),
  );
});

test('what others have changed since stays, field by field', async () => {
  await fc.assert(
    fc.asyncProperty(edits, edits, news, edits, async (was, given, added, theirs) => {
      const documents = seeded(was);
      const before = new Map(ids.map((id) => [id, documents.chapter(id)]));
      await importIt(documents, 'a', given, added);
      const imported = new Map(ids.map((id) => [id, documents.chapter(id)]));
      const isNew = documents.stored.has(pathOf('new-club'));
      await changeIt(documents, theirs);
      const changed =
        isNew && !equal(documents.chapter('new-club'), { name: 'new-club', status: 'outreached' });
      await undo(documents, 'a');
      for (const id of ids) {
        const values = new Map<string, unknown>(Object.entries(documents.chapter(id)));
        for (const name of ['rushChairName', 'rushChairNumber', 'presidentEmail', 'size', 'owner'] as const) {
          const theirWord = theirs[id]?.[name];
          const isTheirs = theirWord !== undefined && theirWord !== imported.get(id)?.[name];
          expect([id, name, values.get(name)]).toEqual([
            id,
            name,
            isTheirs ? theirWord : before.get(id)?.[name],
          ]);
        }
      }
      expect(documents.stored.has(pathOf('new-club'))).toBe(changed);
      expect(documents.stored.get(college)).toMatchObject({
        fraternityCount: ids.length + (changed ? 1 : 0),
      });
    }),
  );
});

test('two imports are undone in both orders', async () => {
  await fc.assert(fc.asyncProperty(edits, fc.tuple(edits, edits), fc.tuple(news, news), fc.boolean(), run));
  async function run(was: Edits, given: [Edits, Edits], added: [string[], string[]], isLastFirst: boolean) {
    const documents = seeded(was);
    const before = documents.seen();
    await importIt(documents, 'a', given[0], added[0]);
    await importIt(documents, 'b', given[1], added[1]);
    // What the later one has changed of the earlier one is spared, and undone when that one is.
    for (const of of isLastFirst ? ['b', 'a'] : ['a', 'b', 'a']) await undo(documents, of);
    expect(documents.seen()).toEqual(before);
    expect(isKept(documents)).toBe(false);
  }
});

test('it says what it has spared', async () => {
  const documents = seeded({ pike: { rushChairName: 'Ann', size: 8 } });
  await importIt(documents, 'a', { pike: { rushChairName: 'Bo', size: 9 } }, ['new-club']);
  await changeIt(documents, { pike: { rushChairName: 'Cy' }, 'new-club': { owner: 'Ann' } });
  expect(await undo(documents, 'a')).toEqual([
    { title: 'Duke University · new-club', fields: [] },
    { title: 'Duke University · pike', fields: ['rushChairName', 'rushChairConfirmedOn'] },
  ]);
  expect(documents.chapter('pike')).toMatchObject({ rushChairName: 'Cy', size: 8 });
});

function equal(chapter: Fraternity, data: object): boolean {
  const blank = new Map<string, unknown>(Object.entries(readFraternity('new-club', data)));
  return ['rushChairName', 'rushChairNumber', 'presidentEmail', 'size', 'owner'].every(
    (name) => new Map<string, unknown>(Object.entries(chapter)).get(name) === blank.get(name),
  );
}
