import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import styles from './Drawer.module.css';

type Props = { onClose: () => void; children: ReactNode };

/** The sidebar of small screens, which slides in from the side over the page. */
export function Drawer({ onClose, children }: Props) {
  return (
    <Dialog labelledBy="drawer-title" className={styles.drawer} onClose={onClose}>
      <h2 id="drawer-title" className="visually-hidden">
        Menu
      </h2>
      {children}
    </Dialog>
  );
}
