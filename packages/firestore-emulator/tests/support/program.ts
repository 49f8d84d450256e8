import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const BIN = fileURLToPath(new URL('../../bin/', import.meta.url));

export type Ended = { code: number | null; signal: string | null; stdout: string; stderr: string };
export type Program = {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  ended: Promise<Ended>;
};

/** Starts a program and keeps what it says. */
export function startProcess(
  program: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Program {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    output.stdout += data;
  });
  child.stderr.on('data', (data) => {
    output.stderr += data;
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...output }));
  });
  return { child, output, ended };
}

/** The command line firebase-tools makes. */
export function firestoreArgs(port: number, ...more: string[]): string[] {
  return [
    '-Dgoogle.cloud_firestore.debug_log_level=FINE',
    '-Duser.language=en',
    '-jar',
    join(BIN, 'firestore'),
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--websocket_port',
    '9151',
    '--database-edition',
    'standard',
    '--project_id',
    'demo-program',
    '--single_project_mode',
    'true',
    ...more,
  ];
}

/** Settles when the program says that it listens, or rejects with its output when it has ended. */
export async function ready(program: Program, port: number): Promise<void> {
  const { child, output, ended } = program;
  const listens = () => output.stdout.includes(`is listening on 127.0.0.1:${port}\n`);
  const said = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => listens() && resolve());
    if (listens()) resolve();
  });
  await Promise.race([said, ended]);
  if (!listens()) throw new Error(JSON.stringify(output));
}

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
