import { makeSender } from '../../changes/sender.ts';
import { currentSession, watchSession } from '../session/session.ts';
import { sessionIsOver } from '../session/sessionIsOver.ts';
import { staffDatabase } from '../session/staffDatabase.ts';
import { outbox } from './outbox.ts';
import { recorded } from './withHistory.ts';

const sender = makeSender({
  name: 'staff',
  database: staffDatabase,
  outbox,
  account: () => currentSession()?.level ?? null,
  watchAccount: watchSession,
  isOver: sessionIsOver,
});

/** Sends the staff's changes; a change belongs to the level that made it. */
export const { startSending, retry, discard, discardForm, formWaits, hearLateNews } = sender;

/** The same, with the entries of History. */
export const send: typeof sender.send = (make, failed, options) =>
  sender.send(
    () => {
      const made = make();
      return made instanceof Promise ? made.then((change) => recorded(change)) : recorded(made);
    },
    failed,
    options,
  );
