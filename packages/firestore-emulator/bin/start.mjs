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
  env: { ...process.env, ...environment() },
});
child.on('error', () => {
  console.error('There is no firebase here: run `npm install firebase-tools`, then try again.');
  process.exit(127);
});
// The terminal sends these two to firebase as well, and a second one would stop it before it has saved.
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
