import { doc, getDocFromServer } from 'firebase/firestore';
import { dataError, withTimeout } from '../../errors.ts';
import { currentSession, endSession } from './session.ts';
import { staffDatabase } from './staffDatabase.ts';

let asking: Promise<boolean> | null = null;

/**
 * Whether a refusal means that the session is over, whatever this device's clock says: whoever is signed in
 * may read the settings, so if that is refused as well, the server has ended the session, and so do we. Ends
 * it then.
 */
export function sessionIsOver(): Promise<boolean> {
  if (!currentSession()) return Promise.resolve(true);
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<boolean> {
  const asked = currentSession();
  try {
    await withTimeout(getDocFromServer(doc(staffDatabase, 'settings', 'salesPipeline')));
    return false;
  } catch (error) {
    if (dataError(error).kind !== 'refused') return currentSession() === null;
  }
  // Another sign-in may have come while the answer was on its way.
  if (currentSession() === asked) endSession();
  return true;
}
