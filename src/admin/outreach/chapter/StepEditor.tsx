import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { dayInput } from '../../../domain/fields/inputFields.ts';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { OutreachInput } from '../../../domain/outreach/outreachSchema.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { addDays } from '../../../domain/time/day.ts';
import { useLeaving } from '../../../hooks/useLeaving.ts';
import { useSchemaForm } from '../../../hooks/useSchemaForm.ts';
import { useUnsaved } from '../../../parts/useUnsaved.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { chapterKey } from '../chapterKey.ts';
import styles from './ChapterPage.module.css';
import { changeNow } from './chapterChanges.ts';
import { keptSteps } from './keptSteps.ts';

const Step = v.object({
  nextStep: OutreachInput.entries.nextStep,
  nextStepOn: dayInput,
});

type Props = { collegeId: string; chapter: Fraternity; today: string; onClose: () => void };

/** Edits the next step in place. Enter saves, Escape closes. */
export function StepEditor({ collegeId, chapter, today, onClose }: Props) {
  const key = chapterKey({ collegeId, id: chapter.id });
  const [kept] = useState(() => keptSteps.get(key));
  const [before] = useState(kept?.before ?? chapter);
  const form = useSchemaForm(Step, {
    nextStep: before.nextStep,
    nextStepOn: before.nextStepOn ?? addDays(today, 1),
  });
  const { isDirty } = form.formState;
  const { leave, question } = useUnsaved(isDirty, close);
  const closed = useRef(false);
  const restore = useEffectEvent(() => {
    if (kept) form.reset(kept.step, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  useLeaving(() => {
    if (!closed.current && isDirty) keptSteps.set(key, { before, step: form.getValues() });
  });

  function close(): void {
    closed.current = true;
    keptSteps.delete(key);
    onClose();
  }
  const moved = chapter.nextStep !== before.nextStep || chapter.nextStepOn !== before.nextStepOn;

  function save(step: v.InferOutput<typeof Step>): void {
    const failed = 'Failed to change the next step. Please try again.';
    changeNow(collegeId, chapter, step, { message: 'next step planned.', failed });
    close();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  }
  return (
    <>
      <form
        className={styles.stepForm}
        aria-label="Edit the next step"
        noValidate
        onKeyDown={onKeyDown}
        onSubmit={form.submit(save)}
      >
        <p role="status" className={formLayout.alert}>
          {moved && `Someone else just changed it: ${stepText(chapter, today)}. Saving replaces that.`}
        </p>
        <div className={styles.stepFields}>
          <Field
            {...form.field('nextStep')}
            label="What"
            autoComplete="off"
            autoFocus
            placeholder="Call again"
          />
          <Field {...form.field('nextStepOn')} label="Due" type="date" />
        </div>
        <p className={staffLayout.line2}>
          <Button type="submit">Save</Button>
          <Button tone="plain" onClick={leave}>
            Cancel
          </Button>
        </p>
      </form>
      {question}
    </>
  );
}

function stepText({ nextStep, nextStepOn }: Fraternity, today: string): string {
  return nextStepOn ? `${nextStep || 'next step'}, ${daysAgo(nextStepOn, today)}` : 'nothing planned';
}
