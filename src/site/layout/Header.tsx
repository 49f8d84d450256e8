import { brand } from '../../content/brand.ts';
import { words } from '../../content/words.ts';
import { useDisclosure } from '../../hooks/useDisclosure.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import { NavLink } from '../../ui/NavLink.tsx';
import styles from './Header.module.css';

const tournaments = [
  ['Scheduled events', paths.events('scheduled')],
  ['Completed events', paths.events('completed')],
] as const;

function TournamentsMenu({ onGo }: { onGo: () => void }) {
  const { open, setOpen, root, button } = useDisclosure<HTMLLIElement, HTMLButtonElement>();
  return (
    <li ref={root} className={styles.drop}>
      <button
        ref={button}
        type="button"
        className={styles.item}
        aria-expanded={open}
        aria-controls="tournaments-menu"
        onClick={() => setOpen(!open)}
      >
        Tournaments
        <Icon width={12} height={8} path="M1 1l5 5 5-5" />
      </button>
      <ul id="tournaments-menu" className={styles.panel} hidden={!open}>
        {tournaments.map(([label, to]) => (
          <li key={to}>
            <NavLink
              to={to}
              className={styles.item}
              onClick={() => {
                setOpen(false);
                onGo();
              }}
            >
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          {/* Loaded anew: the console's own file allows the camera of its door. */}
          <a href={paths.admin()} className={styles.item}>
            Admin
          </a>
        </li>
      </ul>
    </li>
  );
}

/** The public navigation (specification 2.2). On a small screen a menu button opens it. */
export function Header() {
  const { open, setOpen, root, button } = useDisclosure<HTMLElement, HTMLButtonElement>();
  const close = () => setOpen(false);
  return (
    <header ref={root} className={styles.header}>
      <div className={styles.inner}>
        <Link to={paths.home()} className={`${layout.row2} ${styles.brand}`} onClick={close}>
          <img src="/favicon.svg" width="32" height="32" alt="" />
          {brand.name}
        </Link>
        <button
          ref={button}
          type="button"
          className={`${styles.item} ${styles.menu}`}
          aria-expanded={open}
          aria-controls="site-menu"
          aria-label="Menu"
          onClick={() => setOpen(!open)}
        >
          <Icon width={22} height={16} stroke={3} path="M0 2h22M0 8h22M0 14h22" />
        </button>
        <nav id="site-menu" aria-label="Main" className={styles.nav} data-open={open}>
          <ul>
            <li>
              <NavLink to={paths.home()} className={styles.item} onClick={close}>
                Home
              </NavLink>
            </li>
            <TournamentsMenu onGo={close} />
            <li>
              <NavLink to={paths.standings()} className={styles.item} onClick={close}>
                Standings
              </NavLink>
            </li>
            <li className={styles.host}>
              <NavLink to={paths.page('host')} className={styles.item} onClick={close}>
                {words.host}
              </NavLink>
            </li>
            {['Shop', 'Info', 'Partners'].map((label) => (
              <li key={label}>
                <button type="button" className={styles.item} disabled title="Coming soon">
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
