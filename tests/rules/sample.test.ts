import { doc, increment, serverTimestamp, setDoc, writeBatch } from 'firebase/firestore/lite';
import { afterAll, expect, test } from 'vitest';
import { sampleDocuments } from '../../sample/sample.ts';
import type { Stored, StoredDocument } from '../../scripts/firestoreRest.ts';
import { colleges } from '../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../src/domain/lists/listedFraternities.ts';
import { commitDone } from '../support/commitDone.ts';
import { everythingDone } from '../support/documents/boards.ts';
import { season } from '../support/documents/samples.ts';
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

/** Returns who writes a document: a visitor their request, a phone its place in a crew, staff the rest. */
function writerOf(path: string) {
  const [, phone] = /\/crew\/(.+)$/.exec(path) ?? [];
  if (phone) return project.withToken(phone, { sub: phone });
  return project.as(path.startsWith('tournamentRequests/') ? 'anyone' : 'super');
}

/** Stores a document as its writer would; a pass begins with no phone, and counts each that joins. */
function storedAs(path: string, fields: Record<string, Stored>): Promise<void> {
  const database = writerOf(path);
  const [event, phone] = path.split('/crew/');
  const begun = 'devices' in fields ? { ...written(fields), devices: 0 } : written(fields);
  if (phone === undefined) return setDoc(doc(database, path), begun);
  const batch = writeBatch(database);
  batch.set(doc(database, path), begun);
  batch.update(doc(database, `${event}/passes/${fields.pass}`), { devices: increment(1) });
  return batch.commit();
}

/** A night is stored step by step, which the last test does. */
const isOfNight = ({ path }: StoredDocument) => /^boards\/|\/(slips|steps)\/|\/private\/draw$/.test(path);

/** A ticket comes with its person, from a phone, which `tests/data` shows. */
const isTicket = ({ path }: StoredDocument) => path.includes('/tickets/');

/** Results and standings are stored together, which `tests/data` shows. */
const isOfSeason = ({ path }: StoredDocument) => /^(results|seasons)\/[^/]+$|^settings\/season$/.test(path);

/** What doesn't lead visitors to results, because there are none yet. */
const unpublished = ({ path, fields }: StoredDocument): StoredDocument => ({
  path,
  fields: fields.board === 'results' ? { ...fields, board: '' } : fields,
});

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
    await sampleDocuments({ today: '2026-11-21', seed: 21, events: 64 }, { colleges, fraternities }),
  )
    .filter((document) => !isOfNight(document) && !isTicket(document) && !isOfSeason(document))
    .map(unpublished);
  const refused: string[] = [];
  for (const { path, fields } of documents) {
    await storedAs(path, fields).catch((error: unknown) => refused.push(`${path}: ${error}`));
  }
  expect(refused).toEqual([]);
}, 60_000);

test('a night as the sample plays it is one that a director and a phone could have played', async () => {
  await project.seed(season);
  const night = everythingDone({
    players: 16,
    absent: 1,
    eventId: 'e1',
    startsAt: Date.now() - 4 * 3_600_000,
    staff: 'regular',
    phones: ['crew'],
  });
  let done = 0;
  for await (const act of night) {
    const isPhone = act.by === 'crew';
    const database = project.as(isPhone ? 'crew' : 'regular');
    await commitDone(act, { project, database, eventId: 'e1', isPhone });
    done += 1;
  }
  expect(done).toBeGreaterThan(30);
}, 60_000);
