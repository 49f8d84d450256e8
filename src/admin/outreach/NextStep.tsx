import { moveStep } from '../../data/staff/outreach.ts';
import { send } from '../../data/staff/send.ts';
import { daysLater } from '../../domain/daysLater.ts';
import { daysAgo } from '../../domain/outreach/quiet.ts';
import type { Fraternity } from '../../domain/readFraternity.ts';
import { Badge } from '../../ui/Badge.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './OutreachPage.module.css';

const failed = 'Failed to change the next step. Please try again.';

type Props = { collegeId: string; fraternity: Fraternity; today: string };

/** What was promised and for when, and how to put it off or strike it out. */
export function NextStep({ collegeId, fraternity, today }: Props) {
  const { id, nextStep, nextStepOn } = fraternity;
  if (nextStepOn === null) return null;

  async function move(to: string | null) {
    try {
      await send(() => moveStep(collegeId, id, to), failed);
    } catch {
      showToast(failed, 'alert', { label: 'Retry', run: () => void move(to) });
    }
  }

  const moves = [
    ['Tomorrow', daysLater(today, 1)],
    ['Next week', daysLater(today, 7)],
    ['Done', null],
  ] as const;
  return (
    <div className={styles.step}>
      <p>
        <strong>{nextStep || 'Next step'}</strong>{' '}
        <Badge tone={nextStepOn < today ? 'red' : nextStepOn === today ? 'yellow' : 'grey'}>
          {nextStepOn < today ? `due ${daysAgo(nextStepOn, today)}` : daysAgo(nextStepOn, today)}
        </Badge>
      </p>
      <p className={styles.moves}>
        {moves.map(([label, to]) => (
          <button
            key={label}
            type="button"
            className={styles.quick}
            aria-label={`${label}: ${nextStep || 'next step'} of ${fraternity.name}`}
            onClick={() => void move(to)}
          >
            {label}
          </button>
        ))}
      </p>
    </div>
  );
}
