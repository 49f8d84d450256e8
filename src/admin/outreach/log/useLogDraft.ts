import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { channels, contactRoles, outcomes } from '../../../domain/outreach/outreachSchema.ts';
import { logDraft } from './logDraft.ts';
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

/**
 * Keeps what is typed into the form of a contact with a chapter, and brings it back when the form opens again
 * after a reload or the end of a session. `restored`: whether it did.
 */
export function useLogDraft(chapter: string, form: LogForm): { restored: boolean; discard: () => void } {
  const [draft] = useState(() => logDraft(chapter));
  const [found] = useState(() => v.safeParse(Draft, draft.get()));
  const restore = useEffectEvent(() => {
    if (found.success) form.reset(found.output, { keepDefaultValues: true });
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

  return { restored: found.success, discard: draft.clear };
}
