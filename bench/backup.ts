import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../sample/seed.ts';
import { restoreInto } from '../scripts/backup/restoreInto.ts';
import { writeBackup } from '../scripts/backup/writeBackup.ts';
import { clearDatabase, emulatorDatabase } from '../scripts/firestoreRest.ts';
import { portOffset, ports as portsOf, TEST_OFFSET } from '../scripts/ports.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { startSuite } from '../scripts/suite/suite.ts';
import { run } from '../scripts/userError.ts';

const SEASONS = [
  { name: 'the sample', options: {} },
  { name: '10,000 events', options: { events: 10_000 } },
];

/**
 * `npm run bench -- backup`: backs up the sample and a season of 10,000 events, restores each into an empty
 * project, and prints documents, megabytes and seconds. Fails when a document doesn't come back as it was.
 */
await run(async () => {
  const ports = portsOf(portOffset(TEST_OFFSET));
  const suite = await startSuite({ ports });
  const source = emulatorDatabase(ports.firestore, DEMO_PROJECT);
  const target = emulatorDatabase(ports.firestore, `${DEMO_PROJECT}-restored`);
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  try {
    for (const { name, options } of SEASONS) {
      await seed(ports, options);
      const path = join(folder, name);
      const start = performance.now();
      const { documents, files } = await writeBackup(source, path, () => {});
      const written = performance.now();
      const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
      console.log(
        `${name}: ${documents} documents, ${(bytes / 1e6).toFixed(1)} MB in ${seconds(written - start)}`,
      );
      await clearDatabase(target);
      await restoreInto(target, path, {}, { step: () => {}, done: (text) => console.log(`  ${text}`) });
      console.log(`  restored and compared in ${seconds(performance.now() - written)}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await suite.stop();
  }
});

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
