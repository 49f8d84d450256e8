import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { environment } from 'firestore-emulator/programs';
import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { UserError } from '../userError.ts';
import { listenerOf, refuseBusyPorts } from './busyPorts.ts';
import type { Part } from './checkSavedData.ts';
import { writeLocalConfig } from './localConfig.ts';
import { followOutput } from './output.ts';
import { officialPrograms } from './programs.ts';
import { finishSaving, hasPart, putDamagedAside, type SavedData, savedData } from './savedData.ts';
import { refuseSharedData, takeOver } from './takeOver.ts';

export type SuiteOptions = {
  ports: Ports;
  /**
   * A folder of the project: read at start if it exists, written when the suite stops. What Firestore
   * acknowledges in between is in a journal beside it (not with the official one). Without a folder nothing
   * is kept.
   */
  dataFolder?: string;
  /** Uses the official Java programs instead of the stand-ins of firestore-emulator. */
  official?: boolean;
};

export type Suite = {
  /** Settles with one line that says why, when the emulators ended unexpectedly. */
  died: Promise<string>;
  /** Whether it started with saved data of this kind. */
  has(part: Part): boolean;
  /** Saves the data and keeps running. */
  save(): Promise<void>;
  /** Saves the data, stops every emulator, and settles when they are gone. */
  stop(): Promise<void>;
  /** Ends every emulator at once; accounts and images added since the start are lost, documents aren't. */
  kill(): void;
};

const STOP_MS = 60_000;
const PARTS: readonly Part[] = ['firestore', 'auth', 'storage'];

/**
 * Starts the emulator suite through firebase-tools and returns it when it is ready; throws a `UserError` when
 * it cannot start.
 */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const programs = options.official ? officialPrograms() : environment();
  const saved =
    options.dataFolder === undefined ? null : savedData(options.dataFolder, options.official ?? false);
  if (saved !== null) await takeOver(saved.journal);
  await refuseBusyPorts(options.ports);
  if (saved !== null) await prepare(saved);
  const parts = PARTS.filter((part) => saved !== null && hasPart(saved, part));
  const folder = suiteFolder(options.ports);
  const child = spawnTools(options, { ...programs, ...journalOf(options, saved) }, folder, saved);
  child.on('message', (message) => typeof message === 'string' && console.warn(message));
  const output = followOutput(child, folder);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopping = false;
  const died = Promise.race([output.failure, exited.then(() => 'The emulators have stopped.')]).then(
    (reason) =>
      stopping ? new Promise<string>(() => {}) : `${reason} Their logs: ${relative(ROOT, folder)}`,
  );
  const kill = () => {
    stopping = true;
    killGroup(child.pid);
    killGroup(listenerOf(options.ports.firestore)); // firebase-tools gives it a group of its own
  };
  const failed = await Promise.race([output.ready, died]);
  if (failed) {
    kill();
    throw new UserError(`${output.explanation()}\n${failed}`);
  }
  child.send('ready');
  const stop = async () => {
    stopping = true;
    if (child.connected) child.disconnect();
    const impatient = setTimeout(kill, STOP_MS);
    await exited;
    clearTimeout(impatient);
    if (saved !== null) tell(await finishSaving(saved));
  };
  const save = async () => {
    if (saved === null) return;
    await exportTo(options.ports, saved.next);
    tell(await finishSaving(saved));
  };
  return { died, has: (part) => parts.includes(part), save, stop, kill };
}

async function prepare(saved: SavedData): Promise<void> {
  await refuseSharedData(saved.journal);
  mkdirSync(dirname(saved.folder), { recursive: true });
  tell(await finishSaving(saved));
  tell(await putDamagedAside(saved));
}

function tell(line: string | null): void {
  if (line !== null) console.warn(line);
}

/** Asks the hub to export everything, as firebase-tools itself does when it stops. */
async function exportTo(ports: Ports, path: string): Promise<void> {
  const answer = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'start' }),
  });
  if (!answer.ok) throw new UserError(`The data could not be saved: ${await answer.text()}`);
}

/** Empty without a journal, so that a shell variable doesn't reach a suite that keeps nothing. */
function journalOf({ official }: SuiteOptions, saved: SavedData | null): Record<string, string> {
  const journal = official ? '' : (saved?.journal ?? '');
  return { FIRESTORE_JOURNAL: journal, FIRESTORE_END_WITH_PARENT: '1' };
}

/** Returns the variables that point Firebase's own libraries and our tests to the emulators. */
export function suiteAddresses(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: DEMO_PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    TOUR_HOSTING_ORIGIN: `http://${HOST}:${ports.hosting}`,
  };
}

// Runs in its own process group, so that Ctrl-C in the terminal reaches only us and we stop it cleanly.
function spawnTools(
  options: SuiteOptions,
  programs: Record<string, string>,
  folder: string,
  saved: SavedData | null,
): ChildProcess {
  const resolve = createRequire(import.meta.url).resolve;
  const tools = resolve('firebase-tools/lib/bin/firebase.js');
  const config = join(ROOT, writeLocalConfig(options.ports));
  const args = ['emulators:start', '--project', DEMO_PROJECT, '--config', config, ...dataArgs(saved)];
  return spawn(process.execPath, ['--require', resolve('./preload.cjs'), tools, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    // CI and NO_UPDATE_NOTIFIER keep firebase-tools from checking the network for updates.
    env: { ...process.env, ...temporaryFolder(folder), CI: '1', NO_UPDATE_NOTIFIER: '1', ...programs },
  });
}

/** Returns the folder of a suite's logs: one for each set of ports, emptied at every start. */
function suiteFolder(ports: Ports): string {
  const folder = join(ROOT, '.cache', `suite.${ports.hub}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Gives a suite its own temporary folder. It finds its hub, for the export at the end, through a file there
 * that is named only after the project, so with a shared folder it would export the data of whichever suite
 * started first.
 */
function temporaryFolder(folder: string): Record<string, string> {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

function dataArgs(saved: SavedData | null): string[] {
  if (saved === null) return [];
  const { folder, next } = saved;
  return [...(existsSync(folder) ? ['--import', folder] : []), '--export-on-exit', next];
}

function killGroup(pid: number | undefined | null): void {
  if (!pid) return;
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // gone already
    }
  }
}
