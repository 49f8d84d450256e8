import type { KeyboardEvent } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { daysAgo } from '../../../domain/outreach/quiet.ts';
import { useUnsaved } from '../../../parts/useUnsaved.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import formLayout from '../../../ui/formLayout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { changeNow } from './chapterChanges.ts';
import styles from './StaffChapterPage.module.css';
import { type Step, useStepForm } from './useStepForm.ts';

type Props = { collegeId: string; chapter: Fraternity; today: string; onClose: () => void };

/** Edits the next step in place. Enter saves, Escape closes. */
export function StepEditor({ collegeId, chapter, today, onClose }: Props) {
  const { form, before, forget } = useStepForm(collegeId, chapter, today);
  const { leave, question } = useUnsaved(form.formState.isDirty, close);

  function close(): void {
    forget();
    onClose();
  }
  const moved = chapter.nextStep !== before.nextStep || chapter.nextStepOn !== before.nextStepOn;

  function save(step: Step): void {
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
