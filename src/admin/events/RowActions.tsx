import { useState } from 'react';
import { deleteEvent, type StaffEvent, showOnLanding } from '../../data/staff/events.ts';
import { send } from '../../data/staff/send.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { NoticeDialog } from '../../ui/NoticeDialog.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './EventRow.module.css';

type Props = { event: StaffEvent; title: string; formUrl: string };

const landingFailed = 'Failed to change the landing page. Please try again.';

/** What can be done with an event of the list (specification 2.9). */
export function RowActions({ event, title, formUrl }: Props) {
  const [asking, setAsking] = useState<'delete' | 'soon' | null>(null);
  const close = () => setAsking(null);

  async function toggleLanding() {
    try {
      await send(() => showOnLanding(event.id, !event.showOnLandingPage), landingFailed);
    } catch {
      showToast(landingFailed, 'alert', { label: 'Retry', run: toggleLanding });
    }
  }

  return (
    <div className={styles.actions}>
      {formUrl ? (
        <a className={buttonClass('plain')} href={formUrl} target="_blank" rel="noreferrer">
          Open Form
        </a>
      ) : (
        <Button tone="plain" onClick={() => setAsking('soon')}>
          Enter
        </Button>
      )}
      <Button tone="plain" onClick={toggleLanding}>
        {event.showOnLandingPage ? 'Hide from Landing' : 'Show on Landing'}
      </Button>
      <Button tone="plain" className={styles.delete} onClick={() => setAsking('delete')}>
        Delete
      </Button>
      {asking === 'soon' && (
        <NoticeDialog title="Sign-up Form Coming Soon!" action="Got it" onClose={close}>
          {title} has no sign-up form yet.
        </NoticeDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          title="Delete event"
          question={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
          action="Delete"
          danger
          failed={() => 'Failed to delete event. Please try again.'}
          onConfirm={() => deleteEvent(event.id)}
          onClose={close}
        />
      )}
    </div>
  );
}
