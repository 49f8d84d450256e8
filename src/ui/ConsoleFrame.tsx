import { type ReactNode, useState } from 'react';
import styles from './ConsoleFrame.module.css';
import { Drawer } from './Drawer.tsx';
import { Icon } from './Icon.tsx';
import staffLayout from './staffLayout.module.css';

type Props = {
  title: string;
  /** Renders the navigation; `close` closes the drawer when it is in one. */
  sidebar: (close?: () => void) => ReactNode;
  /** What stands at the end of the header. */
  tools?: ReactNode;
  /** A line between the header and the page, shown when it isn't empty. */
  status?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of a staff area: sidebar (a drawer on small screens), header with the page's title, and the page.
 */
export function ConsoleFrame({ title, sidebar, tools, status, children }: Props) {
  const [menu, setMenu] = useState(false);
  const close = () => setMenu(false);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <aside className={styles.side}>{sidebar()}</aside>
      <main id="main" tabIndex={-1} className={styles.main}>
        <header className={`${staffLayout.row3} ${styles.header}`}>
          <button type="button" className={styles.menu} aria-haspopup="dialog" onClick={() => setMenu(true)}>
            <Icon width={20} height={16} path="M0 2h20M0 8h20M0 14h20" />
            <span className="visually-hidden">Menu</span>
          </button>
          <h1 tabIndex={-1}>{title}</h1>
          {tools}
        </header>
        {status}
        <div className={styles.page}>{children}</div>
      </main>
      {menu && <Drawer onClose={close}>{sidebar(close)}</Drawer>}
    </div>
  );
}
