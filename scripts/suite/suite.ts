import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Cure } from '../cure.ts';
import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { listenerOf, refuseBusyPorts } from './busyPorts.ts';
import { writeLocalConfig } from './localConfig.ts';
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

const READY = 'All emulators ready';
const DEADLY = /has exited upon receiving signal|Fatal error occurred/;
const STOP_MS = 60_000;

/** Starts the emulator suite through firebase-tools and returns it when it is ready; throws a `Cure` when it cannot start. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const programs = options.official ? officialPrograms() : embeddedPrograms();
  await refuseBusyPorts(options.ports);
  const child = spawnTools(options, programs);
  const output = followOutput(child, options.ports);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopping = false;
  const died = Promise.race([output.failure, exited.then(() => 'The emulators have stopped.')]).then(
    (reason) => (stopping ? new Promise<string>(() => {}) : `${reason} Their log: ${output.log}`),
  );
  const kill = () => {
    stopping = true;
    for (const pid of [child.pid, listenerOf(options.ports.firestore)]) killGroup(pid);
  };
  const failed = await Promise.race([output.ready, died]);
  if (failed) {
    kill();
    throw new Cure(`${output.tail()}\n${failed}`);
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
function spawnTools(options: SuiteOptions, programs: Record<string, string>): ChildProcess {
  const resolve = createRequire(import.meta.url).resolve;
  const tools = resolve('firebase-tools/lib/bin/firebase.js');
  const args = ['emulators:start', '--project', DEMO_PROJECT, '--config', writeLocalConfig(options.ports)];
  return spawn(
    process.execPath,
    ['--require', resolve('./preload.cjs'), tools, ...args, ...dataArgs(options.dataFolder)],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
      // CI and NO_UPDATE_NOTIFIER keep firebase-tools from asking the network for news.
      env: {
        ...process.env,
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        ...ownTemporaryFolder(options.ports),
        ...programs,
      },
    },
  );
}

/**
 * A suite finds its own hub, to export at the end, through a file in the temporary folder that is named after the
 * project only. Without a folder of its own it would export the data of whichever suite started first.
 */
function ownTemporaryFolder(ports: Ports): Record<string, string> {
  const folder = join(ROOT, '.cache', `tmp.${ports.hub}`);
  mkdirSync(folder, { recursive: true });
  return { TMPDIR: folder, TEMP: folder, TMP: folder };
}

function dataArgs(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  mkdirSync(join(ROOT, folder, '..'), { recursive: true });
  return [...(hasData(folder) ? ['--import', folder] : []), '--export-on-exit', folder];
}

/** Says whether a suite has saved its data in this folder of the project. */
export function hasData(folder: string): boolean {
  return existsSync(join(ROOT, folder, 'firebase-export-metadata.json'));
}

function followOutput(child: ChildProcess, ports: Ports) {
  const log = join('.cache', `emulators.${ports.hub}.log`);
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const file = createWriteStream(join(ROOT, log));
  const last: string[] = [];
  let isReady: () => void = () => {};
  let hasFailed: (reason: string) => void = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  const failure = new Promise<string>((resolve) => {
    hasFailed = resolve;
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      if (last.push(line) > 15) last.shift();
      if (line.includes(READY)) isReady();
      if (DEADLY.test(line)) hasFailed(`The emulators failed (${line.replace(/^\W+/, '').trim()}).`);
    });
  }
  return { ready, failure, log, tail: () => last.join('\n') };
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
