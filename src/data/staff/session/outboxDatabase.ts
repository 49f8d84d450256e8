import { openOutboxDatabase } from '../../changes/outboxDatabase.ts';

/** The browser's database of the staff's outbox. */
export const outboxDatabase = openOutboxDatabase('staff');

/** Whether this browser can store databases. */
export async function keepsData(): Promise<boolean> {
  return (await outboxDatabase.opened) !== null;
}
