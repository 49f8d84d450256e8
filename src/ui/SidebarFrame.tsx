import type { ComponentProps, ReactNode } from 'react';
import layout from './layout.module.css';
import styles from './Sidebar.module.css';
import { Suit } from './Suit.tsx';

type Props = {
  suit: ComponentProps<typeof Suit>['name'];
  /** The name of the area. */
  name: string;
  /** The name of the navigation for screen readers. */
  label: string;
  /** The navigation. */
  children: ReactNode;
  /** What stands below it: who is signed in, and until when. */
  foot: ReactNode;
  buttons: ReactNode;
};

/** The sidebar of a staff area: its name, its navigation, and the sign-in at the end. */
export function SidebarFrame({ suit, name, label, children, foot, buttons }: Props) {
  return (
    <div className={styles.sidebar}>
      <p className={`${layout.row2} ${styles.brand}`}>
        <Suit name={suit} />
        {name}
      </p>
      <nav aria-label={label}>{children}</nav>
      <div className={`${layout.stack1} ${styles.foot}`}>
        {foot}
        <div className={styles.buttons}>{buttons}</div>
      </div>
    </div>
  );
}
