import { doc, getDocFromCache } from 'firebase/firestore';
import { dataError } from '../errors.ts';
import { reportLateRefusal, trackWaiting } from './outbox.ts';
import { staffDatabase } from './staffDatabase.ts';

/** What became of a change: the server has it, or it is saved here and waits for the network. */
export type Sent = 'acknowledged' | 'queued';

/** How long a screen waits for the server before it goes on, in milliseconds. */
const usualPatience = 4_000;

/**
 * Makes a change that Firestore also takes without a network (set, update, delete, batch; not a transaction). It is
 * on all screens of this browser at once; this settles when the server has it, or as soon as it is clear that it has
 * to wait. If the server refuses it after that, the change is undone on the screens, and `failed` is shown with Retry.
 * `patience`: who shows progress can wait longer.
 * @throws DataError when the server refuses it right away, or the browser cannot keep it
 */
export async function send(
  change: () => Promise<unknown>,
  failed: string,
  patience = usualPatience,
): Promise<Sent> {
  let settled = false;
  const answered = change()
    .catch((error: unknown) => {
      throw dataError(error);
    })
    .finally(() => {
      settled = true;
    });
  const sent = await Promise.race([answered.then((): Sent => 'acknowledged'), clearlyWaiting(patience)]);
  if (!settled) {
    trackWaiting(answered);
    answered.catch((error: unknown) => refusedLate(error, change, failed));
  }
  return sent;
}

function refusedLate(error: unknown, change: () => Promise<unknown>, failed: string): void {
  const retry = () => void send(change, failed).catch((again: unknown) => refusedLate(again, change, failed));
  reportLateRefusal({ message: failed, error: dataError(error), retry });
}

async function clearlyWaiting(patience: number): Promise<Sent> {
  if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, patience));
  await stored();
  return 'queued';
}

/** Settles when the browser has stored what was written so far: reads come behind writes in the SDK's one queue. */
async function stored(): Promise<void> {
  await getDocFromCache(doc(staffDatabase, 'settings', 'salesPipeline')).catch(() => {});
}
