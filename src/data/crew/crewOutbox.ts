import { type Outbox, openOutbox } from '../changes/outbox.ts';
import { makeSender } from '../changes/sender.ts';
import { isOver, workplace } from './crew.ts';
import { crewDatabase } from './crewDatabase.ts';
import { outboxDatabase } from './crewOutboxDatabase.ts';

/** This device's changes that the server has not confirmed; `account` is the event they were made for. */
export const crewOutbox: Outbox = openOutbox('crew', outboxDatabase.opened);

/** Sends the changes of this device while it may work for their event; otherwise they wait. */
export const { send, startSending, retry, discard, hearLateNews } = makeSender({
  name: 'crew',
  database: crewDatabase,
  outbox: crewOutbox,
  account: workplace.get,
  watchAccount: workplace.watch,
  isOver,
});
