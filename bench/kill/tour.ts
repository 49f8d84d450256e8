import { type ChildProcess, spawn } from 'node:child_process';
import * as v from 'valibot';
import { HOST, type Ports } from '../../scripts/ports.ts';
import { ROOT } from '../../scripts/project.ts';
import { family } from './processes.ts';

const READY = 'The tour is at';

/** A running `npm start`, with the processes that can be killed. */
export type Tour = {
  start: number;
  tools: number;
  firestore: number;
  /** All processes, parents first. */
  all: number[];
  ended: Promise<void>;
};

/**
 * Starts the tour with its own data, as `npm start` does, and returns it when it is ready. Rejects with its
 * output.
 */
export async function startTour(data: string, ports: Ports): Promise<Tour> {
  const args = ['--import', 'tsx', 'scripts/start.ts', '--data', data];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  const start = child.pid;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilReady(child, ended);
  if (start === undefined) throw new Error('The tour did not start.');
  const { pid } = v.parse(v.object({ pid: v.number() }), await askFirestore(ports));
  const all = family(start);
  const [tools] = all.filter((process) => process !== start && family(process).includes(pid));
  if (tools === undefined) throw new Error('firebase-tools is not among the processes of the tour.');
  return { start, tools, firestore: pid, all, ended };
}

async function untilReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  let said = '';
  const ready = new Promise<true>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data) => {
        said += data;
        if (said.includes(READY)) resolve(true);
      });
    }
  });
  if (!(await Promise.race([ready, ended]))) throw new Error(said);
}

async function askFirestore(ports: Ports): Promise<unknown> {
  const answer = await fetch(`http://${HOST}:${ports.firestore}/emulator/v1/process`);
  return answer.json();
}
