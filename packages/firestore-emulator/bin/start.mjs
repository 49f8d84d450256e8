#!/usr/bin/env node
// `start.mjs [arguments of firebase]`: firebase-tools of the current folder (or of PATH) with the stand-ins
// in place of its Java programs. Without arguments: emulators:start.
// `start.mjs firestore [options]`: Firestore alone, without firebase-tools.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment, firestore } from './programs.mjs';

const own = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

// npx, told to end, ends the shell between it and us, and says nothing to us.
const underNpm = process.env.npm_command !== undefined;

if (process.argv[2] === 'firestore') {
  process.argv.splice(2, 1, '-jar', firestore);
  if (underNpm) process.env.FIRESTORE_END_WITH_PARENT ??= '1';
  await import('./launch.mjs');
} else startFirebase(process.argv.length > 2 ? process.argv.slice(2) : ['emulators:start']);

function startFirebase(args) {
  const local = ['.', own]
    .map((folder) => resolve(folder, 'node_modules', '.bin', windows ? 'firebase.cmd' : 'firebase'))
    .find((file) => existsSync(file));
  // Before firebase begins: a signal that finds nobody listening would end us alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) {
    process.on(signal, () => passOn(signal, child.pid));
  }
  if (underNpm) whenOrphaned(() => passOn('SIGTERM', child.pid));
  const child = spawn(local ?? 'firebase', args, {
    stdio: 'inherit',
    shell: windows,
    // A group of its own: what a terminal or a supervisor sends reaches firebase once, through us. It takes a
    // second signal for the wish to end before it has saved.
    detached: !windows,
    env: { ...process.env, ...environment() },
  });
  child.on('error', () => {
    console.error('There is no firebase here: run `npm install firebase-tools`, then try again.');
    process.exit(127);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

function whenOrphaned(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
}

function passOn(signal, group) {
  // A console of Windows has told every program in it already.
  if (windows || group === undefined) return;
  try {
    process.kill(-group, signal);
  } catch {
    // It has ended, and so do we.
  }
}
