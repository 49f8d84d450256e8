import { type KeyboardEventHandler, memo, useId } from 'react';
import { type DoorCounts, spotsText } from '../../domain/participants/line/doorCounts.ts';
import { standOf, type WaitingPerson } from '../../domain/participants/line/waitingPerson.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import layout from '../../ui/layout.module.css';
import styles from './LineRows.module.css';
import type { DoorLine } from './line/useLine.ts';
import rows from './PersonRow.module.css';
import type { Press } from './useDoubleTapGuard.ts';

type Props = DoorLine & {
  /** Those of the line who are shown. */
  shown: readonly WaitingPerson[];
  counts: DoorCounts;
  onLetIn: (person: WaitingPerson, press: Press) => void;
  onKeyDown: KeyboardEventHandler;
};

/** Who waits for a spot, apart from the list, the first in line first, each with Let in. */
export function LineRows({ line, shown, missing, retry, counts, onLetIn, onKeyDown }: Props) {
  const id = useId();
  if (retry)
    return (
      <FailedNotice message="Failed to load the waiting list. Please try again later." onRetry={retry} />
    );
  if (missing === 'loading') return <p className={layout.note}>Loading the waiting list...</p>;
  if (missing) return <p className={layout.note}>The waiting list isn't saved on this device yet.</p>;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={layout.stack2}>
      <div className={`${layout.row2} ${styles.head}`}>
        <h2 id={id}>Waiting list · {counts.waiting}</h2>
        <p className={layout.note}>{spotsText(counts)}</p>
      </div>
      <ul className={layout.stack2} onKeyDown={onKeyDown}>
        {shown.map((person) => (
          <LineRow key={person.id} person={person} stand={standOf(line, person)} onLetIn={onLetIn} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { person: WaitingPerson; stand: string } & Pick<Props, 'onLetIn'>;

const LineRow = memo(function LineRow({ person, stand, onLetIn }: RowProps) {
  const name = person.name || person.email || 'No name';
  const school = person.chapterName || person.collegeName;
  return (
    <li className={`${layout.card} ${rows.row} ${styles.row}`} aria-label={name}>
      <span className={rows.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{[`${stand} in line`, school].filter(Boolean).join(' · ')}</span>
      </span>
      <Button tone="plain" onClick={(press) => onLetIn(person, press)}>
        Let in<span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
});
