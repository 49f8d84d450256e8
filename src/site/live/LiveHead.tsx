import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/Link.tsx';
import layout from '../../ui/layout.module.css';
import type { NightAbout } from '../records/nightAbout.ts';
import styles from './LiveHead.module.css';
import page from './LivePage.module.css';

type Props = {
  eventId: string;
  about: NightAbout;
  /** How fresh the page is, beside the way to the event. */
  fresh?: ReactNode;
  /** How the night stands. */
  children: ReactNode;
};

/** The way to the event, which night it is, and how it stands, in as few lines as fit. */
export function LiveHead({ eventId, about, fresh, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <Link to={paths.event(eventId)} className={`${layout.inline2} ${page.back}`}>
          About this event
        </Link>
        {fresh}
      </div>
      <h1 tabIndex={-1}>
        <bdi>{about.title}</bdi>
      </h1>
      <p className={`${layout.note} ${styles.where}`}>
        <bdi>{about.where}</bdi>
      </p>
      {children}
    </header>
  );
}
