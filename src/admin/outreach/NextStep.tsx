import { changeChapter, movedStep, restoreFields } from '../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import { addDays } from '../../domain/time/day.ts';
import { Badge } from '../../ui/Badge.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import styles from './parts.module.css';
import { quickChange } from './quickChange.ts';

const failed = 'Failed to change the next step. Please try again.';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  today: string;
  /** The chapter in the buttons' names, where a page has several: 'Sigma Chi, Purdue University'. */
  title?: string | undefined;
  className?: string | undefined;
};

/** The next step and its due date, with buttons to postpone or remove it. */
export function NextStep(props: Props) {
  const { collegeId, fraternity, today, title = fraternity.name, className = styles.step } = props;
  const { nextStep, nextStepOn } = fraternity;
  if (nextStepOn === null) return null;

  function move(to: string | null, became: string): void {
    void quickChange({
      chapters: [{ collegeId, id: fraternity.id }],
      make: () => changeChapter(collegeId, fraternity, movedStep(to)),
      undo: () => restoreFields(collegeId, fraternity, { nextStep, ...movedStep(to) }),
      message: `${fraternity.name}: ${nextStep || 'next step'} ${became}.`,
      failed,
    });
  }

  const moves = [
    ['Tomorrow', addDays(today, 1), 'moved to tomorrow'],
    ['Next week', addDays(today, 7), 'moved to next week'],
    ['Done', null, 'done'],
  ] as const;
  return (
    <div className={className}>
      <p>
        <strong title={nextStep}>{nextStep || 'Next step'}</strong>{' '}
        <Badge tone={nextStepOn < today ? 'red' : nextStepOn === today ? 'yellow' : 'gray'}>
          {nextStepOn < today ? `due ${daysAgo(nextStepOn, today)}` : daysAgo(nextStepOn, today)}
        </Badge>
      </p>
      <p className={consoleLayout.wrap04}>
        {moves.map(([label, to, became]) => (
          <button
            key={label}
            type="button"
            className={styles.quick}
            data-quick
            aria-label={`${label}: ${nextStep || 'next step'} of ${title}`}
            onClick={() => move(to, became)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
