import { useEffect, useEffectEvent, useState } from 'react';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
} from '../../../domain/events/eventFields.ts';
import { mergedEdit, settledEdit } from '../../../domain/events/eventMerge.ts';
import type { KeptForm } from '../form/useEventForm.ts';

/** The conflicts between this edit and changes that a colleague has saved meanwhile. */
export type Disputes = {
  names: readonly EventFieldName[];
  /** The event as it is stored. */
  theirs: EventFields;
  settle: (name: EventFieldName, choice: 'mine' | 'theirs') => void;
  /** Brings the form up to date; returns the fields in dispute. */
  meet: (theirs: EventFields) => readonly EventFieldName[];
};

/**
 * Keeps a form in step with the stored event (`live`). Fields not edited here follow what others save, edited
 * ones stay as typed, and fields changed on both sides wait for a decision.
 */
export function useDisputes({ form, edit, setBase }: KeptForm, live: EventFields): Disputes {
  const [theirs, setTheirs] = useState(live);
  const [names, setNames] = useState<readonly EventFieldName[]>([]);

  function show(mine: EventFields): void {
    for (const name of eventFieldNames) {
      if (form.getValues(name) !== mine[name]) form.setValue(name, mine[name]);
    }
  }

  function meet(news: EventFields): readonly EventFieldName[] {
    const merged = mergedEdit(edit(), news);
    show(merged.mine);
    setBase(merged.base);
    setTheirs(news);
    setNames(merged.disputed);
    return merged.disputed;
  }

  function settle(name: EventFieldName, choice: 'mine' | 'theirs'): void {
    const settled = settledEdit(edit(), theirs, name, choice);
    show(settled.mine);
    setBase(settled.base);
    setNames(names.filter((each) => each !== name));
  }

  const onNews = useEffectEvent((news: EventFields) => void meet(news));
  useEffect(() => onNews(live), [live]);
  return { names, theirs, settle, meet };
}
