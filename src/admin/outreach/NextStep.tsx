import { movedStep, moveStep, restoreFields } from '../../data/staff/outreach/outreach.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import { addDays } from '../../domain/time/day.ts';
import { Badge } from '../../ui/Badge.tsx';
import styles from './OutreachPage.module.css';
import { quickChange } from './quickChange.ts';

const failed = 'Failed to change the next step. Please try again.';

type Props = { collegeId: string; fraternity: Fraternity; today: string };

/** The next step and its due date, with buttons to postpone or remove it. */
export function NextStep({ collegeId, fraternity, today }: Props) {
  const { id, nextStep, nextStepOn } = fraternity;
  if (nextStepOn === null) return null;

  function move(to: string | null, became: string): void {
    void quickChange({
      make: () => moveStep(collegeId, id, to),
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
    <div className={styles.step}>
      <p>
        <strong>{nextStep || 'Next step'}</strong>{' '}
        <Badge tone={nextStepOn < today ? 'red' : nextStepOn === today ? 'yellow' : 'gray'}>
          {nextStepOn < today ? `due ${daysAgo(nextStepOn, today)}` : daysAgo(nextStepOn, today)}
        </Badge>
      </p>
      <p className={styles.moves}>
        {moves.map(([label, to, became]) => (
          <button
            key={label}
            type="button"
            className={styles.quick}
            data-quick
            aria-label={`${label}: ${nextStep || 'next step'} of ${fraternity.name}`}
            onClick={() => move(to, became)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
