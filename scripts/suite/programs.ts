import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { UserError } from '../userError.ts';

const JAVA_MAJOR = 21;

/**
 * Returns the environment for the official programs; throws a `UserError` unless Java and both programs are
 * installed.
 */
export function officialPrograms(): Record<string, string> {
  const missing = ['firestore', 'storage'].filter((emulator) => !existsSync(officialProgram(emulator)));
  const wanted = missing.map(
    (emulator) => `its ${emulator} program (\`npx firebase setup:emulators:${emulator}\`)`,
  );
  if ((javaMajor() ?? 0) < JAVA_MAJOR) wanted.unshift(`Java ${JAVA_MAJOR} or newer`);
  if (wanted.length > 0)
    throw new UserError(`The official emulator suite is not complete here: install ${wanted.join(' and ')}.`);
  return {};
}

const Downloads = v.record(
  v.string(),
  v.looseObject({ downloadPathRelativeToCacheDir: v.optional(v.string()) }),
);

function officialProgram(emulator: string): string {
  const require = createRequire(import.meta.url);
  const info = require.resolve('firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const file = v.parse(Downloads, JSON.parse(readFileSync(info, 'utf8')))[emulator]
    ?.downloadPathRelativeToCacheDir;
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return join(cache, file ?? '');
}

function javaMajor(): number | null {
  const { stderr, stdout } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(`${stderr}${stdout}`)?.[1]) || null;
}
