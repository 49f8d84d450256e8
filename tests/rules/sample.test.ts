import { doc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sample/sample.ts';
import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { colleges } from '../../src/domain/lists/colleges.ts';
import { fraternities } from '../../src/domain/lists/fraternities.ts';
import { TestProject } from '../support/TestProject.ts';

const project = await TestProject.open();
afterAll(() => project.close());

// The rules take the server's time only; the sample's moments lie in the past.
const written = (fields: Record<string, Stored>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Date && name.endsWith('At') ? serverTimestamp() : value,
    ]),
  );

/** Up to forty documents of every collection. */
function someOfEach(documents: StoredDocument[]): StoredDocument[] {
  const counts = new Map<string, number>();
  return documents.filter(({ path }) => {
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
    const database = project.as(path.startsWith('tournamentRequests/') ? 'anyone' : 'super');
    await setDoc(doc(database, path), written(fields)).catch((error: unknown) =>
      refused.push(`${path}: ${error}`),
    );
  }
  expect(refused).toEqual([]);
}, 60_000);
