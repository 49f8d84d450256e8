import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as v from 'valibot';
import type { SchemaForm } from '../hooks/useSchemaForm.ts';
import { shapedLike, tabDraft } from './draftStore.ts';

/** Whether a form was restored from a draft, and what discards that. */
export type FormDraft = { restored: boolean; startOver: () => void };

const Draft = v.record(v.string(), v.unknown());

/**
 * Keeps the changed fields of a form in this tab, except passwords, and restores them when the form `key` is
 * opened again. `close` discards them and calls `onClose`. Without a key nothing is kept.
 */
export function useFormDraft<Fields extends FieldValues, Input>(
  key: string | null,
  form: SchemaForm<Fields, Input>,
  onClose: () => void = () => {},
): FormDraft & { close: () => void } {
  const [draft] = useState(() => (key === null ? null : tabDraft(key, Draft)));
  const [restored, setRestored] = useState(() => read() !== null);
  const closed = useRef(false);
  const { subscribe } = form;

  /** Returns the form's values with the draft's; null where the draft changes nothing or doesn't fit. */
  function read(): Fields | null {
    const values = form.getValues();
    const kept = draft?.get() ?? {};
    const whole = Object.entries(values).map(([name, value]) => [name, kept[name] ?? value]);
    const found = v.safeParse(shapedLike(values), Object.fromEntries(whole));
    return found.success && Object.keys(changedFields(found.output, values)).length > 0 ? found.output : null;
  }

  const restore = useEffectEvent(() => {
    const values = read();
    if (values) form.reset(values, { keepDefaultValues: true });
  });
  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        if (closed.current) return;
        const changed = changedFields(values, { ...defaultValues });
        if (Object.keys(changed).length > 0) draft?.set(changed);
        else draft?.clear();
      },
    });
  }, [draft, subscribe]);

  return {
    restored,
    startOver: () => {
      setRestored(false);
      draft?.clear();
      form.reset();
    },
    close: () => {
      closed.current = true;
      draft?.clear();
      onClose();
    },
  };
}

function changedFields(values: object, before: Record<string, unknown>): Record<string, unknown> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[name]) && !/password/i.test(name);
  return Object.fromEntries(Object.entries(values).filter(isChanged));
}
