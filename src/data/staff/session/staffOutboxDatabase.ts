import { openOutboxDatabase } from '../../changes/outboxDatabase.ts';

/** The browser's database of the staff's outbox. */
export const outboxDatabase = openOutboxDatabase('staff');
