import { doc, getDocFromServer } from 'firebase/firestore';
import { dataError, withTimeout } from '../../errors.ts';
import { currentSession, endSession } from './session.ts';
import { staffDatabase } from './staffDatabase.ts';

let asking: Promise<boolean> | null = null;

/**
 * Whether a refusal means that the session is over, whatever this device's clock says. Any signed-in account
 * may read the settings, so if that is refused too, the server has ended the session, and this function ends
 * it here.
 */
export function sessionIsOver(): Promise<boolean> {
  if (!currentSession()) return Promise.resolve(true);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const session = currentSession();
  try {
    await withTimeout(getDocFromServer(doc(staffDatabase, 'settings', 'salesPipeline')));
    return false;
  } catch (error) {
    if (dataError(error).kind !== 'refused') return currentSession() === null;
  }
  // A new sign-in may have happened while the request was running.
  if (currentSession() === session) endSession();
  return true;
}
