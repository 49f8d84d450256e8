import { type Outbox, openOutbox } from '../../changes/outbox.ts';
import { outboxDatabase } from '../session/staffOutboxDatabase.ts';

/** The staff's changes that the server has not confirmed; `account` is the level that made one. */
export const outbox: Outbox = openOutbox('staff', outboxDatabase.opened);
