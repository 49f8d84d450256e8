import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const READY = 'All emulators ready';
const DEADLY = /has exited (upon receiving signal|with code|because)|has exited: /;
/** What firebase-tools prints at every start, even a successful one. */
const USUAL =
  /Env variable override|Detected demo project|Starting emulators|logging to|stopping all running|^\s*$/;
const LINES = 8;

/** The information in the output of firebase-tools. */
export type Output = {
  ready: Promise<void>;
  /** Settles with one line when an emulator has ended by itself. */
  failure: Promise<string>;
  /** The last meaningful lines, including those of the Firestore emulator's own log. */
  explanation(): string;
};

/**
 * Follows the output of firebase-tools, and saves it to a file of the suite's folder, where its emulators log
 * too.
 */
export function followOutput(child: ChildProcess, folder: string): Output {
  const file = createWriteStream(join(folder, 'emulators.log'));
  const said: string[] = [];
  const ready = later<void>();
  const failure = later<string>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      if (!USUAL.test(line)) said.push(line);
      if (line.includes(READY)) ready.resolve();
      if (DEADLY.test(line)) failure.resolve(`The emulators failed (${line.replace(/^\W+|\W+$/g, '')}).`);
    });
  }
  const explanation = () => [...said.slice(-LINES), ...firestoreLog(folder)].join('\n');
  return { ready: ready.promise, failure: failure.promise, explanation };
}

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function firestoreLog(folder: string): string[] {
  const path = join(folder, 'firestore-debug.log');
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').slice(-LINES) : [];
}
