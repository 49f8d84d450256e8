import { useRef, useState } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import { useFocusWhenThere } from '../../../hooks/focus/useFocusWhenThere.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import layout from '../../../ui/layout.module.css';
import { NextStep } from '../NextStep.tsx';
import parts from '../parts.module.css';
import styles from './StaffChapterPage.module.css';
import { StepEditor } from './StepEditor.tsx';
import { stepDraft } from './useStepForm.ts';

type Props = { collegeId: string; chapter: Fraternity; today: string };

/** The next step of a chapter: done or moved at a press, edited in place, or planned when there is none. */
export function StepPanel({ collegeId, chapter, today }: Props) {
  const [editing, setEditing] = useState(() => stepDraft(collegeId, chapter).get() !== null);
  const button = useRef<HTMLButtonElement>(null);
  const focusOn = useFocusWhenThere();
  const planned = chapter.nextStepOn !== null;

  function close(): void {
    setEditing(false);
    focusOn(() => button.current);
  }
  return (
    <section className={`${layout.column3} ${layout.card} ${styles.panel}`} aria-labelledby="next-step">
      <div className={`${consoleLayout.line04} ${styles.panelHead}`}>
        <h3 id="next-step">Next step</h3>
        {planned && !editing && (
          <button ref={button} type="button" className={parts.quick} onClick={() => setEditing(true)}>
            Edit<span className="visually-hidden"> the next step</span>
          </button>
        )}
      </div>
      {editing ? (
        <StepEditor collegeId={collegeId} chapter={chapter} today={today} onClose={close} />
      ) : planned ? (
        <NextStep collegeId={collegeId} fraternity={chapter} today={today} />
      ) : (
        <p>
          <Button ref={button} tone="plain" onClick={() => setEditing(true)}>
            Plan a next step
          </Button>
        </p>
      )}
    </section>
  );
}
