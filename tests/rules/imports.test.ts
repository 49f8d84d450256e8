import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe, expect, test } from 'vitest';
import { foreignFields } from '../support/documents/fieldValues.ts';
import { season, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What an import replaced. It is written with the import, shortened by an undo, and never rewritten.
 */

const project = await seededProject(season);

describe.each([
  ['imports', 'super', sent.imports, ['colleges', 'fraternities'], 'people'],
  ['events/e1/imports', 'regular', sent.importsOfPeople, ['people'], 'fraternities'],
] as const)('%s', (place, role, part, kinds, other) => {
  const at = (id: string) => doc(project.as(role), place, id);
  const [change] = part.changes;
  const create = (fields: object) => setDoc(at('new'), { ...part, ...fields });

  test('a part is kept as it was imported', async () => {
    for (const what of kinds) {
      await create({ what, rows: 100_000, changes: Array.from({ length: 100 }, () => change) });
      await deleteDoc(at('new'));
    }
    await create({ rows: 1, changes: [change] });
    await deleteDoc(at('new'));
    await create({ of: 'AbCdEfGhI_KlMnOp-rS9' });
    await deleteDoc(at('new'));
  });

  test.each<[string, unknown]>([
    ['of', 'x'],
    ['of', 'a/b'.repeat(7)],
    ['of', 'AbCdEfGhIjKlMnOpQrSt-0000'],
    ['of', 'AbCdEfGhIjKlMnOpQrSt\n'],
    ['of', 'AbCdEfGhIjKlMnOpQrSt1'],
    ['of', 'AbCdEfGhIjKlMnOpQrS/'],
    ['of', '/AbCdEfGhIjKlMnOpQrSt'],
    ['of', 1],
    ['what', other],
    ['what', 'Nonsense'],
    ['rows', 0],
    ['rows', '2'],
    ['rows', 100_001],
    ['at', Timestamp.fromMillis(0)],
    ['at', 'today'],
    ['changes', Array.from({ length: 101 }, () => change)],
    ['changes', {}],
    ['changes', 'x'],
    ...foreignFields.map((field): [string, unknown] => [field, 'x']),
  ])('%s is not %j', async (field, value) => {
    await refused(create({ [field]: value }));
  });

  test.each(Object.keys(part))('%s is not missing', async (field) => {
    const { [field]: _, ...rest }: Record<string, unknown> = part;
    await refused(setDoc(at('new'), rest));
    await refused(updateDoc(at('i1'), { [field]: deleteField() }));
  });

  test('an undo takes off what it has put back, and changes nothing else', async () => {
    const update = (fields: object) => updateDoc(at('i1'), fields);
    await update({ changes: [{ ...change, after: {} }] });
    await refused(update({ changes: [change, change] }));
    await refused(update({ changes: [], rows: 3 }));
    await refused(update({ changes: [], at: serverTimestamp() }));
    for (const field of foreignFields) await refused(update({ changes: [], [field]: 'x' }));
    await refused(update({ changes: [], of: 'BbCdEfGhIjKlMnOpQrSt' }));
    await update({ changes: [] });
    await deleteDoc(at('i1'));
    expect(await project.stored(`${place}/i1`)).toBeUndefined();
  });
});
