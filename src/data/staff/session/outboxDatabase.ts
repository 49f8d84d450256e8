import { openOutboxDatabase } from '../../changes/outboxDatabase.ts';

/** The browser's database of the staff's outbox, null where the browser does not open databases. */
export const outboxDatabase: Promise<IDBDatabase | null> = openOutboxDatabase('staff');

/** Whether this browser can store databases. */
export async function keepsData(): Promise<boolean> {
  return (await outboxDatabase) !== null;
}
