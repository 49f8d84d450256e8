import { memo } from 'react';
import type { Participant } from '../../domain/participants/participant.ts';
import { formatClock } from '../../domain/time/format.ts';
import { CrossIcon } from '../../ui/CrossIcon.tsx';
import { Icon } from '../../ui/Icon.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { SavedHere } from '../SavedHere.tsx';
import styles from './PersonRow.module.css';
import type { Press } from './useDoubleTapGuard.ts';

type Props = {
  person: Participant;
  waiting: boolean;
  /** Whether the row can't be changed: an older event keeps its people in itself. */
  fixed: boolean;
  /** Whether Enter in the search checks them in. */
  first: boolean;
  onPress: (person: Participant, press: Press) => void;
  onEdit?: ((person: Participant) => void) | undefined;
  onRemove?: ((person: Participant) => void) | undefined;
};

/** One person of the list. A press anywhere on the row checks them in, or takes that back. */
export const PersonRow = memo(function PersonRow({
  person,
  waiting,
  fixed,
  first,
  onPress,
  onEdit,
  onRemove,
}: Props) {
  const { name, email, checkedIn, checkedInAt } = person;
  const source = person.source === 'sign-up' && 'signed up';
  const about = [person.chapterName || person.collegeName, name && email, source].filter(Boolean).join(' · ');
  return (
    <li className={`${layout.card} ${styles.row}`} aria-label={name || email} data-first={first || undefined}>
      <button
        type="button"
        className={`${staffLayout.row3} ${styles.main}`}
        aria-pressed={checkedIn}
        disabled={fixed}
        onClick={(click) => onPress(person, click)}
      >
        <span className={styles.sign}>
          <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
            <circle cx="14" cy="14" r="12.5" />
            <path d="M8 14.5l4 4 8-9" />
          </svg>
          {waiting && (
            <span className={styles.waiting}>
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="7" />
                <path d="M8 4.5V8l2.5 1.5" fill="none" />
              </svg>
              <span className="visually-hidden">
                <SavedHere />
              </span>
            </span>
          )}
        </span>
        <span className={styles.who}>
          <strong>{name || email || 'No name'}</strong>
          {about && <span>{about}</span>}
        </span>
        <span className={styles.state}>
          <span className={styles.part}>{checkedIn ? 'Checked in' : 'Check in'}</span>
          {checkedIn && checkedInAt && <span className={styles.part}> {formatClock(checkedInAt)}</span>}
        </span>
      </button>
      {onEdit && (
        <button
          type="button"
          className={styles.edit}
          aria-label={`Edit ${name || email}`}
          aria-haspopup="dialog"
          disabled={fixed}
          onClick={() => onEdit(person)}
        >
          <Icon
            width={18}
            height={18}
            stroke={1.75}
            join="round"
            path="M2 16l.9-3.6L12.6 2.7a1.5 1.5 0 0 1 2.1 0l.6.6a1.5 1.5 0 0 1 0 2.1L5.6 15.1z"
          />
        </button>
      )}
      {onRemove && (
        <button
          type="button"
          className={`${styles.edit} ${styles.remove}`}
          aria-label={`Remove ${name || email}`}
          disabled={fixed}
          onClick={() => onRemove(person)}
        >
          <CrossIcon />
        </button>
      )}
    </li>
  );
});
