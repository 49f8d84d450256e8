import { projectId } from '../../projectId.ts';

const session = 'staff-session';
/** A lock that every page with the copy open holds in shared mode. */
export const copyLock = 'staff-database';

/** Deletes Firestore's stored data of the staff. Settles even when the browser refuses. */
export function deleteStaffCopy(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(`firestore/staff/${projectId()}/main`);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

/**
 * Cleans up at the start of any page: a session that ran out unattended leaves neither the staff's data nor
 * their sign-in in the browser, unless another tab still has the console open and does this itself. It is
 * part of the first script, so it must stay small.
 */
export function forgetExpiredSession(): void {
  try {
    const { expiresAt } = Object(JSON.parse(localStorage.getItem(session) ?? 'null'));
    if (expiresAt === undefined || expiresAt > Date.now()) return;
    const { locks } = navigator;
    if (locks) void locks.request(copyLock, { ifAvailable: true }, (free) => free && forget());
    else void forget();
  } catch {
    // The browser refuses storage or the entry is unreadable: there is nothing to forget.
  }
}

function forget(): Promise<void> {
  localStorage.removeItem(session);
  for (const key of Object.keys(localStorage))
    if (/^firebase:authUser:.*:staff$/.test(key)) localStorage.removeItem(key);
  return deleteStaffCopy();
}
