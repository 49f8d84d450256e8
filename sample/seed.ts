import { sampleAccounts } from '../scripts/accounts/sampleAccounts.ts';
import { clearDatabase, emulatorDatabase, writeDocuments } from '../scripts/firestoreRest.ts';
import type { Ports } from '../scripts/ports.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { colleges } from '../src/domain/lists/listedColleges.ts';
import { fraternities } from '../src/domain/lists/listedFraternities.ts';
import { today } from './days.ts';
import { type SampleOptions, sampleDocuments } from './sample.ts';

/**
 * Replaces the emulators' data with the sample: the accounts and, by default, a season of sixty events around
 * today. Returns the number of documents written.
 */
export async function seed(ports: Ports, options: Partial<SampleOptions> = {}): Promise<number> {
  const database = emulatorDatabase(ports.firestore, DEMO_PROJECT);
  const now = new Date();
  const sample = sampleDocuments(
    { today: today(now), now: options.today ? undefined : now, seed: 21, events: 64, ...options },
    { colleges, fraternities },
  );
  const [documents] = await Promise.all([sample, clearDatabase(database), sampleAccounts(ports)]);
  return writeDocuments(database, documents);
}
