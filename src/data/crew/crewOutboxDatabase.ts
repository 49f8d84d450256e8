import { openOutboxDatabase } from '../changes/outboxDatabase.ts';

/** The browser's database of the crew's outbox. */
export const outboxDatabase = openOutboxDatabase('crew');
