import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { HOST, type Ports } from '../ports.ts';
import { DEMO_PROJECT, ROOT } from '../project.ts';
import { UserError } from '../userError.ts';

/** Throws a `UserError` that names the first busy port, the process that listens on it, and what to do. */
export async function refuseBusyPorts(ports: Ports): Promise<void> {
  const free = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => [name, port, await isFree(port)] as const),
  );
  const busy = free.find(([, , isFree]) => !isFree);
  if (!busy) return;
  const [name, port] = busy;
  const pid = listenerOf(port);
  const owner = pid === null ? '' : ` by process ${pid}`;
  if (name === 'firestore' && (await firestoreAnswers(port))) throw leftBehind(port, pid);
  const stop = pid === null ? 'stop the other program' : `stop it (\`kill ${pid}\`)`;
  const what = (await hubAnswers(ports.hub))
    ? 'The emulators are already running, whole or in part: port'
    : 'Port';
  throw new UserError(
    `${what} ${port} (${name}) is in use${owner}: ${stop}, or use other ports: TOUR_PORT_OFFSET=2000 npm start`,
  );
}

/** Whether no process listens on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: HOST }, () => server.close(() => resolve(true)));
  });
}

/**
 * Returns the error for a leftover process. Because every port before it is free, it has no suite that could
 * save its data, and no journal that we know of.
 */
function leftBehind(port: number, pid: number | null): UserError {
  const exported = `http://${HOST}:${port}/emulator/v1/projects/${DEMO_PROJECT}:export`;
  const body = `{"database":"","export_directory":"${join(ROOT, '.data')}","export_name":"rescued"}`;
  const by = pid === null ? '' : ` (process ${pid})`;
  return new UserError(
    [
      `A Firestore emulator without its suite has port ${port}${by}.`,
      `Save what it holds into .data/rescued: \`curl -d '${body}' ${exported}\`;`,
      'then stop it, or use other ports: TOUR_PORT_OFFSET=2000 npm start',
    ].join(' '),
  );
}

async function firestoreAnswers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(1000) });
    return (await answer.text()).trim() === 'Ok';
  } catch {
    return false;
  }
}

async function hubAnswers(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${HOST}:${port}/emulators`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** Returns the process that listens on the port, or null where the system does not report it. */
export function listenerOf(port: number): number | null {
  try {
    if (process.platform === 'linux') return listenerFromProc(port);
    const [first] = execFileSync('lsof', ['-ti', `tcp:${port}`, '-sTCP:LISTEN'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).split('\n');
    return Number(first) || null;
  } catch {
    return null;
  }
}

function listenerFromProc(port: number): number | null {
  const inode = listeningInode(port);
  if (inode === null) return null;
  for (const pid of readdirSync('/proc')) {
    if (/^\d+$/.test(pid) && holdsSocket(pid, inode)) return Number(pid);
  }
  return null;
}

const LISTEN = '0A';

function listeningInode(port: number): string | null {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
      if (local?.endsWith(suffix) && state === LISTEN && inode) return inode;
    }
  }
  return null;
}

function holdsSocket(pid: string, inode: string): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((fd) => readlinkSync(`${folder}/${fd}`) === `socket:[${inode}]`);
  } catch {
    return false; // another user's process, or one that has just ended
  }
}
