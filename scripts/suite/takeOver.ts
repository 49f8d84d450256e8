import { type Owner, ownerOf } from 'firestore-emulator/saved';
import { ports as portsOf } from '../ports.ts';
import { UserError } from '../userError.ts';
import { isFree } from './busyPorts.ts';

const SHUTDOWN_MS = 5000;
const SAVING_MS = 60_000;
const POLL_MS = 100;

/**
 * Takes over the data from a Firestore emulator that an earlier start left behind, or waits for a start that
 * is still saving. Nothing is lost: acknowledged writes are in the journal.
 */
export async function takeOver(journal: string): Promise<void> {
  const owner = await ownerOf(journal);
  if (owner === null) return;
  if (owner.orphan) return endOrphan(owner, journal);
  if (!(await isStarterGone(owner))) return;
  console.log('An earlier start is still saving its data: waiting …');
  await untilReleased(journal, SAVING_MS);
}

/** Throws a `UserError` when another suite writes this data. */
export async function refuseSharedData(journal: string): Promise<void> {
  const owner = await ownerOf(journal);
  if (owner === null) return;
  throw new UserError(
    [
      `The saved data is in use by the emulators at ${owner.origin} (process ${owner.pid}):`,
      'stop these first, or use other data: npm start -- --data .data/second',
    ].join(' '),
  );
}

async function endOrphan(owner: Owner, journal: string): Promise<void> {
  console.log('Taking over the data of emulators that were left behind.');
  await fetch(`${owner.origin}/shutdown`, {
    method: 'POST',
    signal: AbortSignal.timeout(SHUTDOWN_MS),
  }).catch(() => {}); // its port may be closed before it answers
  if (await untilReleased(journal, SHUTDOWN_MS)) return;
  process.kill(owner.pid, 'SIGKILL');
  await untilReleased(journal, SHUTDOWN_MS);
}

/**
 * Whether the app of that `npm start` is gone: its port is derived from that of its Firestore, and it is
 * free.
 */
async function isStarterGone({ origin }: Owner): Promise<boolean> {
  const offset = Number(new URL(origin).port) - portsOf(0).firestore;
  return isFree(portsOf(offset).app);
}

async function untilReleased(journal: string, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while ((await ownerOf(journal)) !== null) {
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return true;
}
