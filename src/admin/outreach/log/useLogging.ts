import { useMemo, useState } from 'react';
import type { Watched } from '../../../data/source.ts';
import { watchFraternity } from '../../../data/staff/fraternities.ts';
import { logContact, newContact, unlogContact } from '../../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { type Live, useLive } from '../../../hooks/useLive.ts';
import { attempt } from '../../../parts/attempt.ts';
import { useSubmit } from '../../../parts/useSubmit.ts';
import { introduceCaller } from '../callers/shareCaller.ts';
import { noteOwnChange } from '../ownChanges.ts';
import type { LogInput } from './logEntry.ts';

const failed = 'Failed to log the contact. Please try again.';
const undoFailed = 'Failed to undo. Please try again.';

/**
 * Returns the fraternity as it is stored now, null when it is known to be deleted, and whether a colleague
 * has logged a contact since the dialog opened.
 */
export function useStanding(collegeId: string, fraternity: Fraternity) {
  const live = useLive(useMemo(() => watchFraternity(collegeId, fraternity.id), [collegeId, fraternity.id]));
  const now = standing(live, fraternity);
  const [opened] = useState(fraternity.lastContactAt);
  const isNews = now?.lastContactAt && (!opened || now.lastContactAt > opened);
  return { now, isNews };
}

function standing(live: Live<Watched<Fraternity>>, before: Fraternity): Fraternity | null {
  if (live.status !== 'ready') return before;
  const { item, fromCache } = live.data;
  return item ?? (fromCache ? before : null);
}

/** Logs contacts with a fraternity, with Undo. `onLogged` is called when one is stored or waits here. */
export function useLogging(collegeId: string, fraternity: Fraternity | null, onLogged: () => void) {
  const { busy, failure, submit } = useSubmit();

  async function log({ entry, at }: LogInput, then: () => void): Promise<void> {
    if (!fraternity) return;
    if (entry.by) introduceCaller(entry.by);
    const contact = newContact(collegeId, fraternity, entry, at ?? undefined);
    await submit(() => logContact(contact), {
      failed,
      done: `Contact with ${fraternity.name} logged.`,
      undo: () => void attempt(() => unlogContact(contact), { failed: undoFailed, onSaved: noteOwnChange }),
      onSaved: () => {
        onLogged();
        noteOwnChange();
        then();
      },
    });
  }

  return { busy, failure, log };
}
