import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { dayInput } from '../../../domain/fields/inputFields.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { OutreachInput } from '../../../domain/outreach/outreachSchema.ts';
import { addDays } from '../../../domain/time/day.ts';
import { type SchemaForm, useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { tabDraft } from '../../../parts/draftStore.ts';
import { chapterKey } from '../chapterKey.ts';

const Step = v.object({
  nextStep: OutreachInput.entries.nextStep,
  nextStepOn: dayInput,
});
/** A next step as the form gives it. */
export type Step = v.InferOutput<typeof Step>;
type StoredStep = Pick<Fraternity, 'nextStep' | 'nextStepOn'>;

const Draft = v.object({
  before: v.object({ nextStep: v.string(), nextStepOn: v.nullable(v.string()) }),
  step: v.object({ nextStep: v.string(), nextStepOn: v.string() }),
});

/** Returns the edit of a chapter's next step that someone left unsaved: coming back goes on with it. */
export function stepDraft(collegeId: string, { id }: Fraternity) {
  return tabDraft(`step ${chapterKey({ collegeId, id })}`, Draft);
}

type StepForm = {
  form: SchemaForm<v.InferInput<typeof Step>, Step>;
  /** The step that the edit began with. */
  before: StoredStep;
  /** Discards the draft; nothing is kept from then on. */
  forget: () => void;
};

/** Returns the form of a chapter's next step, kept in this tab while it is typed. */
export function useStepForm(collegeId: string, chapter: Fraternity, today: string): StepForm {
  const [draft] = useState(() => stepDraft(collegeId, chapter));
  const [kept] = useState(draft.get);
  const [before] = useState<StoredStep>(
    () => kept?.before ?? { nextStep: chapter.nextStep, nextStepOn: chapter.nextStepOn },
  );
  const form = useSchemaForm(Step, {
    nextStep: before.nextStep,
    nextStepOn: before.nextStepOn ?? addDays(today, 1),
  });
  const forgotten = useRef(false);
  const { subscribe } = form;

  const restore = useEffectEvent(() => {
    if (kept) form.reset(kept.step, { keepDefaultValues: true });
  });
  const keep = useEffectEvent((step: Step, isDirty: boolean) => {
    if (forgotten.current) return;
    if (isDirty) draft.set({ before, step });
    else draft.clear();
  });
  useEffect(() => {
    restore();
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty = false }) => keep(values, isDirty),
    });
  }, [subscribe]);

  function forget(): void {
    forgotten.current = true;
    draft.clear();
  }
  return { form, before, forget };
}
