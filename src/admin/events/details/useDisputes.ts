import { useEffect, useEffectEvent } from 'react';
import { type EventFields, eventFieldNames } from '../../../domain/events/eventFields.ts';
import { eventMerge } from '../../../domain/events/eventMerge.ts';
import { type MergedEdit, useMergedEdit } from '../../parts/useMergedEdit.ts';
import type { KeptForm } from '../form/useEventForm.ts';

/** Keeps the form of an event in step with the stored event (`live`). */
export function useDisputes({ form, edit, setBase }: KeptForm, live: EventFields): MergedEdit<EventFields> {
  const merged = useMergedEdit<EventFields>({
    rules: eventMerge,
    start: live,
    edit,
    show: ({ base, mine }) => {
      for (const name of eventFieldNames)
        if (form.getValues(name) !== mine[name]) form.setValue(name, mine[name]);
      setBase(base);
    },
  });
  const onNews = useEffectEvent(merged.meet);
  useEffect(() => onNews(live), [live]);
  return merged;
}
