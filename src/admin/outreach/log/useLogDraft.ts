import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { channels, contactRoles, outcomes } from '../../../domain/outreach/outreachSchema.ts';
import { draftStore } from '../../../parts/draftStore.ts';
import type { LogEntry, LogForm } from './logEntry.ts';

const Draft: v.GenericSchema<unknown, LogEntry> = v.object({
  role: v.picklist(contactRoles),
  person: v.string(),
  channel: v.picklist(channels),
  outcome: v.nullable(v.picklist(outcomes)),
  note: v.string(),
  nextStep: v.string(),
  nextStepOn: v.string(),
  by: v.string(),
  ownStep: v.boolean(),
  isNow: v.boolean(),
  at: v.string(),
});

const logDraft = draftStore('outreach-log-drafts', (found) => v.parse(Draft, found));

/**
 * Keeps what is typed into the form of a contact with a chapter until it is logged or discarded, and brings
 * it back when the form opens again after a reload or the end of a session. `restored`: whether it did.
 */
export function useLogDraft(chapter: string, form: LogForm): { restored: boolean; discard: () => void } {
  const [draft] = useState(() => logDraft(chapter));
  const [found] = useState(draft.get);
  const restore = useEffectEvent(() => {
    if (found) form.reset(found, { keepDefaultValues: true });
  });
  const { subscribe } = form;

  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) draft.set(values);
      },
    });
  }, [draft, subscribe]);

  return { restored: found !== null, discard: draft.clear };
}
