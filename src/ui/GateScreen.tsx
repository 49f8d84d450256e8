import type { ReactNode } from 'react';
import styles from './GateScreen.module.css';
import layout from './layout.module.css';
import { Suit } from './Suit.tsx';

type Props = { title: string; lead: string; children: ReactNode };

/** The screen in front of a locked area: a card on the table with the form that unlocks it. */
export function GateScreen({ title, lead, children }: Props) {
  return (
    <main className={styles.table}>
      <div className={`${layout.stack4} ${styles.card}`}>
        <p className={styles.corner}>
          A<Suit name="spade" />
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={layout.muted} role="status">
          {lead}
        </p>
        {children}
      </div>
    </main>
  );
}
