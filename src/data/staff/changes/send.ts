import { makeSender } from '../../changes/sender.ts';
import { currentSession, watchSession } from '../session/session.ts';
import { sessionIsOver } from '../session/sessionIsOver.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { outbox } from './outbox.ts';

/** Sends the staff's changes; a change belongs to the level that made it. */
export const { send, startSending, retry, discard, discardForm, formWaits, hearLateNews } = makeSender({
  name: 'staff',
  database: staffDatabase,
  outbox,
  account: () => currentSession()?.level ?? null,
  watchAccount: watchSession,
  isOver: sessionIsOver,
});
