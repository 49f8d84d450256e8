#!/usr/bin/env node
// `start.mjs [arguments of firebase]`: firebase-tools of the current folder (or of PATH) with the stand-ins
// in place of its Java programs. Without arguments: emulators:start.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environment } from './programs.mjs';

const own = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const args = process.argv.length > 2 ? process.argv.slice(2) : ['emulators:start'];
const local = ['.', own]
  .map((folder) => resolve(folder, 'node_modules', '.bin', windows ? 'firebase.cmd' : 'firebase'))
  .find((file) => existsSync(file));
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
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']) process.on(signal, () => passOn(signal));
function passOn(signal) {
  // A console of Windows has told every program in it already.
  if (windows || child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has ended, and so do we.
  }
}
child.on('exit', (code) => process.exit(code ?? 1));
