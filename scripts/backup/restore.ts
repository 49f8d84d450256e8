import { parseArgs } from 'node:util';
import { run, UserError } from '../userError.ts';
import { progressLine } from './progressLine.ts';
import { restoreInto } from './restoreInto.ts';
import { databaseOf } from './target.ts';

const USAGE =
  'Use it like this: npm run restore -- DIR, with --dry-run to see what it would do, and with --real for the project in .env';

/**
 * `npm run restore -- DIR`: writes a backup into the running emulators; with `--real` into the project in
 * `.env`, with `--project demo-x` into another one of the emulators. A database that holds anything else is
 * left alone, unless `--overwrite PROJECT` names it. Afterwards every document is compared.
 */
await run(async () => {
  const { folder, real, project, ...options } = readOptions();
  const database = await databaseOf(real, project);
  const line = progressLine();
  const start = performance.now();
  const done = (text: string) => {
    line.end();
    console.log(`${text} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  };
  await restoreInto(database, folder, options, { step: line.show, done });
  if (!options.dryRun) console.log('Accounts: npm run accounts. Images: docs/deploying.md.');
});

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        real: { type: 'boolean', default: false },
        project: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        overwrite: { type: 'string' },
      },
    });
    const { real, project, overwrite, 'dry-run': dryRun } = values;
    const [folder, ...more] = positionals;
    if (folder !== undefined && more.length === 0) return { folder, real, project, dryRun, overwrite };
  } catch {
    // An option that there isn't.
  }
  throw new UserError(USAGE);
}
