import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sample/sample.ts';
import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { colleges } from '../../src/domain/lists/colleges.ts';
import { fraternities } from '../../src/domain/lists/fraternities.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
afterAll(() => project.close());

// The rules take the server's time only; the sample's moments lie in the past. Its pass ran on its day.
const times: Record<string, Date> = { opensAt: new Date(0), endsAt: new Date('2099-01-01T00:00:00Z') };
const written = (fields: Record<string, Stored>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date && name.endsWith('At') ? (times[name] ?? serverTimestamp()) : value,
    ]),
  );

/** Returns who writes such a document: a visitor their request, a phone its place in a crew, staff the rest. */
function writerOf(path: string) {
  const [, phone] = /\/crew\/(.+)$/.exec(path) ?? [];
  if (phone) return project.withToken(phone, { sub: phone });
  return project.as(path.startsWith('tournamentRequests/') ? 'anyone' : 'super');
}

/** A night is written act by act, and the rules see it so in wholeNight.test.ts. */
const ofNight = /^boards\/|\/(slips|steps)\//;

/** Up to forty documents of every other collection. */
function someOfEach(documents: StoredDocument[]): StoredDocument[] {
  const counts = new Map<string, number>();
  return documents.filter(({ path }) => {
    if (ofNight.test(path)) return false;
    const collection = path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/');
    counts.set(collection, (counts.get(collection) ?? 0) + 1);
    return (counts.get(collection) ?? 0) <= 40;
  });
}

test('the sample is what staff and visitors could have written themselves', async () => {
  const documents = someOfEach(
    await sampleDocuments({ today: '2026-11-21', seed: 21, events: 60 }, { colleges, fraternities }),
  );
  const refused: string[] = [];
  for (const { path, fields } of documents) {
    await setDoc(doc(writerOf(path), path), written(fields)).catch((error: unknown) =>
      refused.push(`${path}: ${error}`),
    );
  }
  expect(refused).toEqual([]);
}, 60_000);
