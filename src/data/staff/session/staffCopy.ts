import { projectId } from '../../projectId.ts';

const session = 'staff-session';
/** Held in shared mode by every page that has the copy open. */
export const copyLock = 'staff-database';

/** Deletes what Firestore has stored for the staff. Settles also when the browser refuses. */
export function deleteStaffCopy(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(`firestore/staff/${projectId()}/main`);
      asked.onsuccess = asked.onerror = asked.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

/**
 * At the start of any page: a session that ran out unattended leaves neither the staff's data nor their
 * sign-in in the browser, unless another tab still has the console open and sees to it itself. Part of the
 * first script, so small.
 */
export function forgetExpiredSession(): void {
  try {
    const { expiresAt } = Object(JSON.parse(localStorage.getItem(session) ?? 'null'));
    if (expiresAt === undefined || expiresAt > Date.now()) return;
    const { locks } = navigator;
    if (locks) void locks.request(copyLock, { ifAvailable: true }, (free) => free && forget());
    else void forget();
  } catch {
    // The browser refuses storage, or something else stands there: there is nothing to forget.
  }
}

function forget(): Promise<void> {
  localStorage.removeItem(session);
  for (const key of Object.keys(localStorage))
    if (/^firebase:authUser:.*:staff$/.test(key)) localStorage.removeItem(key);
  return deleteStaffCopy();
}
