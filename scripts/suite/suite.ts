import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { Cure } from '../cure.ts';
import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { listenerOf, refuseBusyPorts } from './busyPorts.ts';
import { writeLocalConfig } from './localConfig.ts';
import { followOutput } from './output.ts';
import { embeddedPrograms, officialPrograms } from './programs.ts';

export type SuiteOptions = {
  ports: Ports;
  /** A folder of the project: read at start if it is there, written when the suite stops. None: nothing is kept. */
  dataFolder?: string;
  /** The official Java programs in place of the stand-ins of `emulators/`. */
  official?: boolean;
};

export type Suite = {
  /** Settles with one line that says why, when the emulators ended and nobody had asked them to. */
  died: Promise<string>;
  /** Saves the data, stops every emulator, and settles when they are gone. */
  stop(): Promise<void>;
  /** Ends every emulator at once; what was edited since the start is lost. */
  kill(): void;
};

const STOP_MS = 60_000;

/** Starts the emulator suite through firebase-tools and returns it when it is ready; throws a `Cure` when it cannot start. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const programs = options.official ? officialPrograms() : embeddedPrograms();
  await refuseBusyPorts(options.ports);
  const folder = suiteFolder(options.ports);
  const child = spawnTools(options, programs, folder);
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
    throw new Cure(`${output.explanation()}\n${failed}`);
  }
  child.send('ready');
  const stop = async () => {
    stopping = true;
    if (child.connected) child.disconnect();
    const impatient = setTimeout(kill, STOP_MS);
    await exited;
    clearTimeout(impatient);
  };
  return { died, stop, kill };
}

/** Returns the variables by which Firebase's own libraries and our tests find the emulators. */
export function suiteAddresses(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: DEMO_PROJECT,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `${HOST}:${ports.storage}`,
    TOUR_HOSTING_ORIGIN: `http://${HOST}:${ports.hosting}`,
  };
}

// In a process group of its own, so that Ctrl-C in the terminal reaches us alone and we stop it in good order.
function spawnTools(options: SuiteOptions, programs: Record<string, string>, folder: string): ChildProcess {
  const resolve = createRequire(import.meta.url).resolve;
  const tools = resolve('firebase-tools/lib/bin/firebase.js');
  const config = join(ROOT, writeLocalConfig(options.ports));
  const args = [
    'emulators:start',
    '--project',
    DEMO_PROJECT,
    '--config',
    config,
    ...dataArgs(options.dataFolder),
  ];
  return spawn(process.execPath, ['--require', resolve('./preload.cjs'), tools, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    // CI and NO_UPDATE_NOTIFIER keep firebase-tools from asking the network for news.
    env: { ...process.env, ...temporaryFolder(folder), CI: '1', NO_UPDATE_NOTIFIER: '1', ...programs },
  });
}

/** Where a suite keeps its logs: one folder for each set of ports, empty at every start. */
function suiteFolder(ports: Ports): string {
  const folder = join(ROOT, '.cache', `suite.${ports.hub}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A suite finds its own hub, to export at the end, through a file in the temporary folder that is named after the
 * project only. Without a folder of its own it would export the data of whichever suite started first.
 */
function temporaryFolder(folder: string): Record<string, string> {
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

function dataArgs(name: string | undefined): string[] {
  if (name === undefined) return [];
  const folder = join(ROOT, name);
  mkdirSync(join(folder, '..'), { recursive: true });
  return [...(hasData(name) ? ['--import', folder] : []), '--export-on-exit', folder];
}

/** Says whether a suite has saved its data in this folder of the project. */
export function hasData(folder: string): boolean {
  return existsSync(join(ROOT, folder, 'firebase-export-metadata.json'));
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
