import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../scripts/project.ts';
import { run, UserError } from '../scripts/userError.ts';

/** The measurements by name; each is its own program. */
const PROGRAMS: Record<string, string> = {
  console: 'bench/console.ts',
  colleges: 'bench/colleges.ts',
  captain: 'bench/captain.ts',
  door: 'bench/door.ts',
  night: 'bench/night.ts',
  model: 'bench/model.ts',
  season: 'bench/season.ts',
  spectators: 'bench/spectators.ts',
  search: 'bench/search.ts',
  map: 'bench/map.ts',
  lighthouse: 'bench/lighthouse.ts',
  answering: 'bench/answering.ts',
  evening: 'bench/evening.ts',
  'sign-ups': 'bench/signUps/signUps.ts',
  film: 'bench/film.ts',
  pictures: 'bench/pictures.ts',
  house: 'bench/house.ts',
  rules: 'bench/rulesMutants.ts',
  backup: 'bench/backup.ts',
  kill: 'bench/killEmulator.ts',
};

/** `npm run bench -- NAME …`: runs one measurement with the options after its name. */
await run(async () => {
  const [name = '', ...options] = process.argv.slice(2);
  const program = PROGRAMS[name];
  if (program === undefined) {
    throw new UserError(`Name one of these: npm run bench -- ${Object.keys(PROGRAMS).join(' | ')}`);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, program), ...options], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
