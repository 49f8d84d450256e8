import { useState } from 'react';
import { type StaffEvent, showOnLanding } from '../../../data/staff/events.ts';
import { attempt } from '../../../parts/attempt.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Link } from '../../../ui/Link.tsx';
import { NoticeDialog } from '../../../ui/NoticeDialog.tsx';
import styles from './EventRow.module.css';

type Props = {
  event: StaffEvent;
  title: string;
  /** The URL of the event's form: '' when there is none, undefined while it isn't known. */
  formUrl: string | undefined;
  onDetails: (eventId: string) => void;
  onDuplicate: (eventId: string) => void;
  onDelete: (event: StaffEvent) => void;
};

const landingFailed = 'Failed to change the landing page. Please try again.';

/** The actions for an event of the list (specification 2.9). */
export function RowActions({ event, title, formUrl, onDetails, onDuplicate, onDelete }: Props) {
  const [soon, setSoon] = useState(false);

  function setLanding(shown: boolean): void {
    void attempt(() => showOnLanding(event.id, shown), {
      failed: landingFailed,
      subject: `landing ${event.id}`,
    });
  }

  return (
    <div className={styles.actions}>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => onDetails(event.id)}>
        View Details
      </Button>
      <Link className={buttonClass('plain')} to={paths.participants(event.id)}>
        Participants
      </Link>
      {formUrl ? (
        <a className={buttonClass('plain')} href={formUrl} target="_blank" rel="noreferrer">
          Open Form
        </a>
      ) : (
        <Button tone="plain" disabled={formUrl === undefined} onClick={() => setSoon(true)}>
          Enter
        </Button>
      )}
      <Button tone="plain" onClick={() => setLanding(!event.showOnLandingPage)}>
        {event.showOnLandingPage ? 'Hide from Landing' : 'Show on Landing'}
      </Button>
      <Button tone="plain" aria-haspopup="dialog" onClick={() => onDuplicate(event.id)}>
        Duplicate
      </Button>
      <Button tone="plain" className={styles.delete} onClick={() => onDelete(event)}>
        Delete
      </Button>
      {soon && (
        <NoticeDialog title="Sign-up Form Coming Soon!" action="Got it" onClose={() => setSoon(false)}>
          {title} has no sign-up form yet.
        </NoticeDialog>
      )}
    </div>
  );
}
