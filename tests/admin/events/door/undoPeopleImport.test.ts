import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepingOf, type Spared } from '../../../../src/data/staff/imports/importedChanges.ts';
import { addingPeople, fillingPeople } from '../../../../src/data/staff/imports/peopleImport.ts';
import { undoPartPlan } from '../../../../src/data/staff/imports/undoPart.ts';
import { completions } from '../../../../src/domain/participants/completions.ts';
import { type Participant, readParticipant } from '../../../../src/domain/participants/participant.ts';
import {
  addParticipants,
  checkIn,
  correctParticipant,
  removeParticipants,
} from '../../../../src/domain/participants/participantChanges.ts';
import type { ParticipantCorrection } from '../../../../src/domain/participants/participantSchema.ts';
import { readLine } from '../../../../src/domain/signUp/line.ts';
import { MemoryDocuments } from '../../../support/MemoryDocuments.ts';

/*
 * An import of people is undone by what stands then, as one of chapters is: whoever came or was edited since
 * stays on the list, and nobody's word is lost.
 */

const place = 'events/cup/imports';
const listed = ['a', 'b', 'c'];
const everyone = [...listed, 'x', 'y'];

/** The list of one event. */
class List extends MemoryDocuments {
  constructor(known: Said) {
    super();
    this.stored.set('events/cup', { currentParticipants: 0 });
    for (const id of listed) {
      const person = { id, name: id, email: '', checkedIn: false, source: 'manual' as const };
      this.commit(addParticipants('cup', [{ ...person, ...schoolOf(known[id]) }]).writes);
    }
  }

  people(): Participant[] {
    return [...this.stored]
      .filter(([path]) => path.startsWith('events/cup/participants/'))
      .map(([path, data]) => readParticipant(path.slice('events/cup/participants/'.length), data))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  person(id: string): Participant | undefined {
    return this.people().find((one) => one.id === id);
  }

  parts(of: string): string[] {
    return [...this.stored.keys()].filter((path) => path.startsWith(`${place}/${of}-`));
  }

  isCounted(): void {
    expect(this.stored.get('events/cup')?.currentParticipants).toBe(this.people().length);
  }
}

type Said = Readonly<Record<string, string>>;
const schools = fc.constantFrom('', 'Duke University', 'Rice University');
const said: fc.Arbitrary<Said> = fc.dictionary(fc.constantFrom(...everyone), schools);

function schoolOf(collegeName = '') {
  return { collegeId: collegeName.toLowerCase().replace(' ', '-'), collegeName };
}

/** Imports people as the screen does: who isn't there is added, what isn't known is filled in. */
async function importIt(list: List, of: string, given: Said, most = 9): Promise<void> {
  const head = { of, what: 'people', rows: 1 } as const;
  const there = list.people();
  const rows = Object.entries(given).map(([name, school]) => {
    const chapter = { chapterId: '', chapterName: '' };
    return { name, email: '', ...chapter, ...schoolOf(school) };
  });
  const isNew = (name: string) => !there.some((person) => person.name === name);
  const added = rows
    .filter(({ name }) => isNew(name))
    .map((row) => ({ ...row, id: row.name, checkedIn: false, source: 'import' as const }));
  const parts = [
    ...added.map(
      (person) => async (at: number) =>
        list.commit(addingPeople('cup', [person], keepingOf(place, head, at)).writes),
    ),
    ...completions(rows, there).map(
      (one) => (at: number) => list.carryOut(fillingPeople('cup', [one], keepingOf(place, head, at))),
    ),
  ];
  for (const [at, send] of parts.slice(0, most).entries()) await send(at);
}

async function undo(list: List, of: string): Promise<Spared[]> {
  const spared: Spared[] = [];
  for (const path of list.parts(of).sort().reverse()) {
    let found: readonly Spared[] = [];
    await list.carryOut(undoPartPlan(path, (told) => (found = told)));
    spared.push(...found);
  }
  return spared;
}

type Deed = 'check in' | 'rename' | 'remove' | 'school';
const deeds: fc.Arbitrary<Readonly<Record<string, Deed>>> = fc.dictionary(
  fc.constantFrom(...everyone),
  fc.constantFrom<Deed>('check in', 'rename', 'remove', 'school'),
);

function colleague(list: List, acts: Readonly<Record<string, Deed>>): void {
  const edit = (id: string, change: ParticipantCorrection) => correctParticipant('cup', id, change);
  for (const [id, deed] of Object.entries(acts)) {
    if (!list.person(id)) continue;
    const change = {
      'check in': () => checkIn('cup', id, 'Ann'),
      rename: () => edit(id, { name: `${id} Lee` }),
      remove: () =>
        removeParticipants({ id: 'cup', currentParticipants: 9, board: '', line: readLine(null) }, [
          { id, source: 'import' },
        ]),
      school: () => edit(id, schoolOf('Yale University')),
    }[deed]();
    list.commit(change.writes);
  }
}

test('undone at once, wherever it broke off, the list is as before', async () => {
  await fc.assert(
    fc.asyncProperty(said, said, fc.nat(6), async (known, given, most) => {
      const list = new List(known);
      const before = list.people();
      await importIt(list, 'i', given, most);
      list.isCounted();
      expect(await undo(list, 'i')).toEqual([]);
      expect(list.people()).toEqual(before);
      expect(list.parts('i')).toEqual([]);
      list.isCounted();
    }),
  );
});

test('whoever came or was changed since stays as they are, and the others are as before', async () => {
  await fc.assert(
    fc.asyncProperty(said, said, deeds, async (known, given, acts) => {
      const list = new List(known);
      const before = new Map(list.people().map((person) => [person.id, person]));
      await importIt(list, 'i', given);
      const imported = new Map(list.people().map((person) => [person.id, person]));
      colleague(list, acts);
      const touched = new Map(list.people().map((person) => [person.id, person]));
      await undo(list, 'i');
      for (const id of everyone) {
        const was = before.get(id);
        const deed = imported.has(id) ? acts[id] : undefined;
        const now = list.person(id);
        if (deed === 'remove') expect(now).toBeUndefined();
        else if (!was) expect(now).toEqual(deed ? touched.get(id) : undefined);
        else if (deed === 'school') expect(now).toEqual(touched.get(id));
        else {
          const { collegeId, collegeName } = was;
          expect(now).toEqual({ ...touched.get(id), collegeId, collegeName });
        }
      }
      list.isCounted();
    }),
  );
});

test('two imports are undone in both orders', async () => {
  await fc.assert(
    fc.asyncProperty(said, said, said, fc.boolean(), async (known, one, other, isLastFirst) => {
      const list = new List(known);
      const before = list.people();
      await importIt(list, 'i', one);
      await importIt(list, 'j', other);
      // What the later one has filled in of the earlier one's people is spared until it is undone.
      for (const of of isLastFirst ? ['j', 'i'] : ['i', 'j', 'i']) await undo(list, of);
      expect(list.people()).toEqual(before);
      expect([...list.parts('i'), ...list.parts('j')]).toEqual([]);
      list.isCounted();
    }),
  );
});

test('it says whom it has spared, not those who are as before anyway', async () => {
  const list = new List({});
  await importIt(list, 'i', { a: 'Duke University', b: 'Duke University', x: '' });
  colleague(list, { a: 'school', x: 'check in' });
  list.commit(correctParticipant('cup', 'b', schoolOf('')).writes);
  expect(await undo(list, 'i')).toEqual([
    { title: 'a', fields: ['collegeId', 'collegeName'] },
    { title: 'x', fields: [] },
  ]);
});

test('what a colleague has filled in since the preview is not replaced', async () => {
  const list = new List({});
  const there = list.people();
  colleague(list, { a: 'school', b: 'remove' });
  const rows = ['a', 'b', 'c'].map((name) => ({
    ...{ name, email: '', chapterId: '', chapterName: '' },
    ...schoolOf('Duke University'),
  }));
  const keeping = keepingOf(place, { of: 'i', what: 'people', rows: 3 }, 0);
  await list.carryOut(fillingPeople('cup', completions(rows, there), keeping));
  expect(list.people().map(({ id, collegeName }) => [id, collegeName])).toEqual([
    ['a', 'Yale University'],
    ['c', 'Duke University'],
  ]);
});
