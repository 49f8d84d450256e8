import { parseArgs } from 'node:util';
import { run, UserError } from '../userError.ts';
import { progressLine } from './progressLine.ts';
import { databaseOf } from './target.ts';
import { writeBackup } from './writeBackup.ts';

const USAGE = 'Use it like this: npm run backup -- DIR, and with --real for the project in .env';

/**
 * `npm run backup -- DIR`: writes every document of the running emulators into a folder; with `--real` those
 * of the project in `.env`, through a service account; with `--project demo-x` another one of the emulators.
 */
await run(async () => {
  const { folder, real, project } = readOptions();
  const database = await databaseOf(real, project);
  const start = performance.now();
  const line = progressLine();
  const manifest = await writeBackup(database, folder, (documents) =>
    line.show(`${documents} documents written`),
  );
  line.end();
  const { documents, readTime, files } = manifest;
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  const seconds = (performance.now() - start) / 1000;
  const moment = readTime ? `, as they stood at ${readTime}` : '';
  console.log(`${documents} documents of ${database.project}${moment}, in ${folder}:`);
  for (const [name, file] of Object.entries(files).toSorted()) console.log(`  ${name} ${file.documents}`);
  console.log(`${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s.`);
  console.log('Not in it: images (Storage) and accounts (docs/deploying.md says how to keep them).');
  console.log('It holds names, emails and phone numbers of people: keep it as safe as a password.');
});

function readOptions(): { folder: string; real: boolean; project?: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { real: { type: 'boolean', default: false }, project: { type: 'string' } },
    });
    const [folder, ...more] = positionals;
    if (folder !== undefined && more.length === 0) return { folder, ...values };
  } catch {
    // An option that there isn't.
  }
  throw new UserError(USAGE);
}
