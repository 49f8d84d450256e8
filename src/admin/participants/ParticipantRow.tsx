import { memo, useRef } from 'react';
import type { Participant } from '../../domain/readParticipant.ts';
import { clock } from '../shell/clock.ts';
import styles from './ParticipantRow.module.css';

type Props = {
  person: Participant;
  waiting: boolean;
  /** Only shown: an older event keeps them in itself. */
  fixed: boolean;
  onToggle: (person: Participant) => void;
  onEdit: (person: Participant) => void;
  onRemove: (person: Participant) => void;
};

/** A finger that trembles presses twice; nobody checks in and out again as fast. */
const pause = 500;

/** One person of the list: a press anywhere on the row checks them in, or takes that back. */
export const ParticipantRow = memo(function ParticipantRow({
  person,
  waiting,
  fixed,
  onToggle,
  onEdit,
  onRemove,
}: Props) {
  const { name, email, checkedIn, checkedInAt } = person;
  const pressed = useRef(Number.NEGATIVE_INFINITY);

  function press(at: number) {
    if (at - pressed.current < pause) return;
    pressed.current = at;
    onToggle(person);
  }

  return (
    <li className={styles.row} aria-label={name || email}>
      <button
        type="button"
        className={styles.main}
        aria-pressed={checkedIn}
        disabled={fixed}
        onClick={({ timeStamp }) => press(timeStamp)}
      >
        <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
          <circle cx="14" cy="14" r="12.5" />
          <path d="M8 14.5l4 4 8-9" />
        </svg>
        <span className={styles.who}>
          <strong>{name || email || 'No name'}</strong>
          {name && email && <span>{email}</span>}
          {waiting && <span className={styles.waiting}>Saved here, waiting for the network</span>}
        </span>
        <span className={styles.state}>
          {checkedIn ? `Checked in${checkedInAt ? ` ${clock(checkedInAt.getTime())}` : ''}` : 'Check in'}
        </span>
      </button>
      <button
        type="button"
        className={styles.edit}
        aria-label={`Edit ${name || email}`}
        aria-haspopup="dialog"
        disabled={fixed}
        onClick={() => onEdit(person)}
      >
        <svg
          width="18"
          height="18"
          viewBox="0 0 18 18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M2 16l.9-3.6L12.6 2.7a1.5 1.5 0 0 1 2.1 0l.6.6a1.5 1.5 0 0 1 0 2.1L5.6 15.1z" />
        </svg>
      </button>
      <button
        type="button"
        className={`${styles.edit} ${styles.remove}`}
        aria-label={`Remove ${name || email}`}
        disabled={fixed}
        onClick={() => onRemove(person)}
      >
        <svg
          width="14"
          height="14"
          viewBox="0 0 14 14"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M1 1l12 12M13 1L1 13" />
        </svg>
      </button>
    </li>
  );
});
