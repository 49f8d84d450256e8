import {
  deleteDoc,
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { season, sent } from '../support/documents/samples.ts';
import { refused } from '../support/refused.ts';
import { seededProject } from '../support/seededProject.ts';

/*
 * What an import replaced. It is written with the import, shortened by an undo, and never rewritten.
 */

const project = await seededProject(season);
const at = (path: string) => doc(project.as('super'), path);
const [change] = sent.imports.changes;
const create = (fields: object) => setDoc(at('imports/new'), { ...sent.imports, ...fields });

test('a part is kept as it was imported', async () => {
  await create({});
  await deleteDoc(at('imports/new'));
  await create({ what: 'colleges', rows: 10_000, changes: Array.from({ length: 100 }, () => change) });
});

test.each([
  ['of', 'x'],
  ['of', 'a/b'.repeat(7)],
  ['of', 1],
  ['what', 'people'],
  ['what', ''],
  ['rows', 0],
  ['rows', '2'],
  ['rows', 100_001],
  ['at', Timestamp.fromMillis(0)],
  ['at', 'today'],
  ['changes', Array.from({ length: 101 }, () => change)],
  ['changes', {}],
  ['changes', 'x'],
  ['by', 'Ann'],
])('%s is not %j', async (field, value) => {
  await refused(create({ [field]: value }));
});

test.each(Object.keys(sent.imports))('%s is not missing', async (field) => {
  const { [field]: _, ...rest }: Record<string, unknown> = sent.imports;
  await refused(setDoc(at('imports/new'), rest));
  await refused(updateDoc(at('imports/i1'), { [field]: deleteField() }));
});

test('an undo takes off what it has put back, and changes nothing else', async () => {
  const update = (fields: object) => updateDoc(at('imports/i1'), fields);
  await update({ changes: [{ ...change, after: {} }] });
  await refused(update({ changes: [change, change] }));
  await refused(update({ changes: [], rows: 3 }));
  await refused(update({ changes: [], at: serverTimestamp() }));
  await refused(update({ changes: [], of: 'BbCdEfGhIjKlMnOpQrSt' }));
  await update({ changes: [] });
  await deleteDoc(at('imports/i1'));
  expect(await project.stored('imports/i1')).toBeUndefined();
});
