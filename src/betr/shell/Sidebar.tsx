import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import styles from '../../ui/Sidebar.module.css';
import { SidebarFrame } from '../../ui/SidebarFrame.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import type { Tab } from './tab.ts';

type Props = {
  tabs: readonly Tab[];
  /** The address of the current tab. */
  current: string;
  onGo: (() => void) | undefined;
  onLogout: () => void;
};

/** The navigation of Betr, with Log Out. */
export function Sidebar({ tabs, current, onGo, onLogout }: Props) {
  return (
    <SidebarFrame
      suit="diamond"
      name="Betr"
      label="Betr"
      foot={<p>Unlocked until you close the browser.</p>}
      buttons={
        <>
          <Link to={paths.home()}>Back to site</Link>
          <button type="button" onClick={onLogout}>
            Logout
          </button>
        </>
      }
    >
      <ul>
        {tabs.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className={`${staffLayout.row3} ${styles.item}`}
              aria-current={to === current ? 'page' : undefined}
              onClick={onGo}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </SidebarFrame>
  );
}
