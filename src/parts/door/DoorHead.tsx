import type { ReactNode } from 'react';
import type { DoorCounts } from '../../domain/participants/line/doorCounts.ts';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { Counts } from './Counts.tsx';
import styles from './DoorHead.module.css';

type Props = {
  /** The name of the event; omitted where the page around the list says it. */
  heading?: ReactNode;
  /** How many are here, on the list and in line, null while they are loading. */
  counts: (DoorCounts & { more: boolean }) | null;
  /** The state of the network. */
  state?: ReactNode;
  /** The buttons for the list as a whole. */
  children?: ReactNode;
};

/** The head of a door: the event, how many are here, the state of the network, and the list's buttons. */
export function DoorHead({ heading, counts, state, children }: Props) {
  return (
    <div className={`${staffLayout.row3} ${styles.head}`}>
      <div className={`${staffLayout.lineTitles} ${styles.words}`}>
        {heading}
        <div className={`${layout.row2} ${layout.note} ${styles.facts}`}>
          {counts && <Counts {...counts} />}
          {state}
        </div>
      </div>
      <div className={styles.tools}>{children}</div>
      {counts && (
        <span className={styles.bar} aria-hidden="true">
          <span
            style={{ inlineSize: `${counts.registered ? (100 * counts.here) / counts.registered : 0}%` }}
          />
        </span>
      )}
    </div>
  );
}
