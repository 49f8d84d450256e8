import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type EventFieldName,
  type EventFields,
  eventFieldNames,
} from '../../../domain/events/eventFields.ts';
import { changedNames, type EventEdit } from '../../../domain/events/eventMerge.ts';
import { useLeaveWarning } from '../../../hooks/useLeaveWarning.ts';
import { eventDraft } from '../drafts/eventDraft.ts';
import type { EventFormReturn } from './eventForm.ts';
import { resolverOf } from './resolverOf.ts';

type Mistakes = Partial<Record<EventFieldName, string>>;

type Options = {
  /** The initial fields when no draft is stored. */
  start: EventFields;
  draftKey: string;
  /** Returns what is wrong with the edit. */
  mistakesOf: (edit: EventEdit) => Mistakes;
};

export type KeptForm = {
  form: EventFormReturn;
  /** The fields before anyone changed them here. */
  base: EventFields;
  setBase: (base: EventFields) => void;
  /** Returns the current edit. */
  edit: () => EventEdit;
  isChanged: () => boolean;
  /** Whether the form was restored from a draft. */
  restored: boolean;
  startOver: () => void;
  forget: () => void;
};

/**
 * The form of an event with its draft, which is saved at every change and cleared when nothing differs any
 * more.
 */
export function useEventForm({ start, draftKey, mistakesOf }: Options): KeptForm {
  const draft = eventDraft(draftKey, start);
  const [first] = useState(() => draft.get());
  const [base, setBase] = useState(first?.base ?? start);
  const [restored, setRestored] = useState(first !== null);
  const forgotten = useRef(false);
  const form = useForm<EventFields>({
    defaultValues: first?.mine ?? start,
    resolver: resolverOf((mine) => mistakesOf({ base, mine })),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const edit = () => ({ base, mine: form.getValues() });
  const isChanged = () => changedNames(edit()).length > 0;

  const keep = useEffectEvent(() => {
    if (forgotten.current) return;
    if (isChanged()) draft.set(edit());
    else draft.clear();
  });
  const { subscribe } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about the new base as well
  useEffect(() => {
    // A field saved by a colleague is now in the base and is not our change.
    keep();
    return subscribe({ formState: { values: true }, callback: () => keep() });
  }, [subscribe, base]);
  useLeaveWarning(() => !forgotten.current && isChanged());

  function startOver() {
    draft.clear();
    setBase(start);
    setRestored(false);
    for (const name of eventFieldNames) form.setValue(name, start[name]);
    form.clearErrors();
  }

  function forget() {
    forgotten.current = true;
    draft.clear();
  }

  return { form, base, setBase, edit, isChanged, restored, startOver, forget };
}
