import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from './userError.ts';

// The headless shell comes first: with it the tests take two thirds of the time. It has no camera.
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium refuses its sandbox to root. */
export const AS_ROOT: readonly string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The places to look for a browser. */
export type Places = { wish: string | undefined; path: string; playwright: string; applications: string[] };

/** Returns the places on this machine: `CHROMIUM_PATH`, PATH, Playwright's own, the usual applications. */
export function places(): Places {
  return {
    wish: process.env.CHROMIUM_PATH || undefined,
    path: process.env.PATH ?? '',
    playwright: chromium.executablePath(),
    applications: APPLICATIONS,
  };
}

/**
 * Returns the path of a Chromium: the one `CHROMIUM_PATH` names, Playwright's own, one on PATH, an installed
 * application; null when there is none. Throws a `UserError` when `CHROMIUM_PATH` does not name a program.
 */
export function findChromium(
  { wish, path, playwright, applications }: Places = places(),
  names = NAMES,
): string | null {
  if (wish !== undefined) {
    if (isProgram(wish)) return wish;
    throw new UserError(`CHROMIUM_PATH is ${wish}, and there is no program there.`);
  }
  const onPath = path.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [playwright, ...onPath, ...applications].find(isProgram) ?? null;
}

/** Returns the path of a Chromium that has a camera, as `findChromium` looks for one. */
export function findWithCamera({ wish, ...others }: Places = places()): string | null {
  return findChromium({ ...others, wish: wish?.endsWith(SHELL) ? undefined : wish }, NAMES.slice(1));
}

/**
 * Returns a Chromium, installing it if possible without a prompt; otherwise throws a `UserError` that says
 * what to install.
 */
export function ensureChromium(): string {
  const found = findChromium() ?? installed();
  if (found === null) {
    throw new UserError(
      'The browser tests need a Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH to an installed one.',
    );
  }
  return found;
}

function installed(): string | null {
  console.log('No Chromium found, installing one …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    succeeds('apt-get', ['update', '-q']);
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (succeeds('apt-get', ['install', '-y', '-q', '--no-install-recommends', name]))
        return findChromium();
  }
  return succeeds('npx', ['playwright', 'install', 'chromium']) ? findChromium() : null;
}

function succeeds(program: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync(program, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
