import { useState } from 'react';
import type { StaffEvent } from '../../../../data/staff/events.ts';
import { staffPaths } from '../../../../staffPaths.ts';
import { Link } from '../../../../ui/Link.tsx';
import { NoticeDialog } from '../../../../ui/NoticeDialog.tsx';
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
  form: 'M9 2h5v5M14 2L7 9M12 9v5H2V4h5',
  enter: 'M9 2h5v12H9M2 8h8M7 5l3 3-3 3',
  eye,
  noEye: `${eye}M2 14L14 2`,
  copy: 'M5 5h9v9H5zM11 5V2H2v9h3',
  trash: 'M2 4h12M6 4V2h4v2M4 4l.7 10h6.6L12 4',
};

/** The actions for an event of the list (specification 2.9). */
export function RowActions({ event, title, formUrl, onDetails, onDuplicate, onDelete }: Props) {
  const [soon, setSoon] = useState(false);
  const { id, showOnLandingPage: shown } = event;
  return (
    <div className={styles.actions}>
      <IconButton
        label="View Details"
        path={icons.details}
        aria-haspopup="dialog"
        onClick={() => onDetails(id)}
      />
      <Link className={styles.icon} title="Participants" to={staffPaths.participants(id)}>
        <ActionIcon label="Participants" path={icons.people} />
      </Link>
      {formUrl ? (
        <a className={styles.icon} title="Open Form" href={formUrl} target="_blank" rel="noreferrer">
          <ActionIcon label="Open Form" path={icons.form} />
        </a>
      ) : (
        <IconButton
          label="Enter"
          path={icons.enter}
          disabled={formUrl === undefined}
          onClick={() => setSoon(true)}
        />
      )}
      <IconButton
        label={shown ? 'Hide from Landing' : 'Show on Landing'}
        path={shown ? icons.eye : icons.noEye}
        data-off={!shown || undefined}
        onClick={() => setLanding(event, !shown)}
      />
      <IconButton
        label="Duplicate"
        path={icons.copy}
        aria-haspopup="dialog"
        onClick={() => onDuplicate(id)}
      />
      <IconButton label="Delete" path={icons.trash} data-danger onClick={() => onDelete(event)} />
      {soon && (
        <NoticeDialog title="Sign-up Form Coming Soon!" action="Got it" onClose={() => setSoon(false)}>
          {title} has no sign-up form yet.
        </NoticeDialog>
      )}
    </div>
  );
}
