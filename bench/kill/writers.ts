import { type Database, writeDocuments } from '../../scripts/firestoreRest.ts';

const WRITERS = 8;

/**
 * Writes into a collection from several clients until each is refused; settles with the ids that were
 * acknowledged.
 */
export async function writeUntilRefused(database: Database, collection: string): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (number: number) => {
    for (let at = 0; ; at += 1) {
      const id = `w${number}-${at}`;
      try {
        await writeDocuments(database, [{ path: `${collection}/${id}`, fields: { at } }]);
      } catch {
        return;
      }
      acknowledged.push(id);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return acknowledged;
}
