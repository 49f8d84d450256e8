import type { ReactNode } from 'react';
import type { ScanResult } from '../../../domain/participants/line/scanned.ts';
import type { WaitingPerson } from '../../../domain/participants/line/waitingPerson.ts';
import { CrossIcon } from '../../../ui/CrossIcon.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './scan.module.css';
import type { ScanTone } from './scanWords.ts';

type Props = {
  tone: ScanTone | 'none';
  title: string;
  note: string;
  /** The buttons for what can be done about it. */
  children?: ReactNode;
  onClose?: (() => void) | undefined;
};

/** What a scanned code means, in color and words. */
export function ResultCard({ tone, title, note, children, onClose }: Props) {
  return (
    <div className={styles.card} data-tone={tone}>
      <div className={styles.words}>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        {note && <span>{note}</span>}
      </div>
      <div className={layout.row2}>
        {children}
        {onClose && (
          <button type="button" aria-label="Close result" onClick={onClose}>
            <CrossIcon />
          </button>
        )}
      </div>
    </div>
  );
}

type OfferProps = {
  result: ScanResult;
  onClose: () => void;
  onWalkIn: () => void;
  onLetIn: (person: WaitingPerson) => void;
};

/** Lets in who waits, and adds somebody whose ticket is over and who came all the same. */
export function Offer({ result, onClose, onWalkIn, onLetIn }: OfferProps) {
  const { kind } = result;
  if (kind === 'waiting')
    return (
      <button type="button" onClick={() => onLetIn(result.person)}>
        Let in
      </button>
    );
  if (kind !== 'canceled' && kind !== 'removed') return null;
  return (
    <button
      type="button"
      onClick={() => {
        onClose();
        onWalkIn();
      }}
    >
      Add as a walk-in
    </button>
  );
}
