import { useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { isSignUpHere } from '../../../../domain/signUp/signUp.ts';
import { paths } from '../../../../paths.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Link } from '../../../../ui/Link.tsx';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
import { Menu } from '../../../parts/Menu.tsx';
import styles from './EventRow.module.css';
import { ActionIcon, IconButton } from './IconButton.tsx';
import { setLanding } from './rowChanges.ts';

type Props = {
  event: StaffEvent;
  title: string;
  /** The URL of the event's form: '' when there is none, undefined while it isn't known. */
  formUrl: string | undefined;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
};

const eye = 'M1 8s2.5-5 7-5 7 5 7 5-2.5 5-7 5-7-5-7-5zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z';
const icons = {
  details: 'M3 2h10v12H3zM6 5h4M6 8h4M6 11h2',
  people:
    'M6 7a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 14a4.5 4.5 0 0 1 9 0M10.5 2.3a2.5 2.5 0 0 1 0 4.4M12 9.9a4.5 4.5 0 0 1 2.5 4.1',
  eye,
  noEye: `${eye}M2 14L14 2`,
};

/**
 * The actions for an event of the list (specification 2.9): all of them in a menu, with words; where there is
 * a mouse the three most used ones as icons too, while the row is pointed at or has the focus.
 */
export function RowActions({ event, title, formUrl, onDetails, onDuplicate, onDelete }: Props) {
  const [soon, setSoon] = useState(false);
  const { id, showOnLandingPage: shown } = event;
  const details = () => onDetails(id);
  const people = staffPaths.participants(id);
  const landing = {
    label: shown ? 'Hide from Landing' : 'Show on Landing',
    run: () => setLanding(event, !shown),
  };
  return (
    <>
      <div className={styles.quick}>
        <IconButton label="View Details" path={icons.details} aria-haspopup="dialog" onClick={details} />
        <Link className={styles.icon} title="Participants" to={people}>
          <ActionIcon label="Participants" path={icons.people} />
        </Link>
        <IconButton label={landing.label} path={shown ? icons.eye : icons.noEye} onClick={landing.run} />
      </div>
      <div className={styles.more}>
        <Menu
          name={`Actions for ${title}`}
          className={styles.icon}
          items={[
            { label: 'View Details', run: details },
            { label: 'Participants', to: people },
            isSignUpHere(event)
              ? { label: 'Open Form', to: paths.event(id) }
              : formUrl
                ? { label: 'Open Form', to: formUrl }
                : { label: 'Enter', run: () => setSoon(true), disabled: formUrl === undefined },
            landing,
            { label: 'Duplicate', run: () => onDuplicate(id) },
            { label: 'Delete', run: () => onDelete(event), danger: true },
          ]}
        >
          ⋯
        </Menu>
      </div>
      {soon && (
        <NoticeDialog title="Sign-up Form Coming Soon!" action="Got it" onClose={() => setSoon(false)}>
          {title} has no sign-up form yet.
        </NoticeDialog>
      )}
    </>
  );
}
