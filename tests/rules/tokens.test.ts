import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sent } from '../support/documents/samples.ts';
import { claims, TestProject } from '../support/TestProject.ts';

/*
 * Tokens that production takes from nobody, whatever the rules say. The official emulators take them, so
 * there is nothing to see there.
 */
let project: TestProject;
beforeAll(async () => {
  project = await TestProject.open();
});
afterAll(() => project.close());

const elsewhere = { aud: 'demo-elsewhere', iss: 'https://securetoken.google.com/demo-elsewhere' };
const foreign: [string, object][] = [
  ['has expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
  ['is of another project', elsewhere],
];

const seen = process.env.EMULATOR_CHECK_TOKENS === '1' ? foreign : [];

test.each(seen)('nobody comes in with a token that %s', async (name, changes) => {
  const database = project.withToken(name, { ...claims('super'), ...changes });
  const refused = { code: 'unauthenticated' };
  await expect(getDoc(doc(database, 'events/e1'))).rejects.toMatchObject(refused);
  await expect(getDocs(collection(database, 'requests'))).rejects.toMatchObject(refused);
  await expect(setDoc(doc(database, 'events/e1'), sent.events)).rejects.toMatchObject(refused);
});

test('a token in force lets its owner in', async () => {
  const database = project.withToken('in force', claims('super'));
  await expect(setDoc(doc(database, 'events/e1'), sent.events)).resolves.toBeUndefined();
});
