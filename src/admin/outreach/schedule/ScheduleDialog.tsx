import { useState } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { HeldRole } from '../../../domain/outreach/contacts.ts';
import { ComingDialog } from '../../../parts/late/ComingDialog.tsx';
import { LateDialog } from '../../../parts/late/LateDialog.tsx';
import { createEventCode } from '../../events/form/loadCreateEvent.ts';
import { useCollege } from '../../parts/useCollege.ts';
import { eventAt } from './eventAt.ts';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  /** Whom to reach about the event; the first contact that is known unless it says otherwise. */
  role?: HeldRole | undefined;
  /** 'dated' after a call, in which mostly the date alone is agreed. */
  variant?: 'schedule' | 'dated' | undefined;
  onClose: () => void;
};

const title = 'Schedule Event';

/**
 * The form Schedule Event (specification 5.3) for a fraternity, filled in with its college and its contact.
 * The change that creates the event also makes the fraternity's status "scheduled".
 */
export function ScheduleDialog({ collegeId, fraternity, role, variant = 'schedule', onClose }: Props) {
  const college = useCollege(collegeId);
  // The form begins with the contact of this moment; the name of a draft depends on it.
  const [before] = useState(fraternity);
  if (!college) return <ComingDialog title={title} onClose={onClose} />;
  return (
    <LateDialog code={createEventCode} title={title} what="The form" onClose={onClose}>
      {(CreateEventDialog) => (
        <CreateEventDialog
          variant={variant}
          initial={eventAt(college, before, role)}
          chapter={{ collegeId, before: fraternity }}
          onClose={onClose}
        />
      )}
    </LateDialog>
  );
}
