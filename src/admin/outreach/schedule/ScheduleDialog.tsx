import { useState } from 'react';
import type { Fraternity } from '../../../domain/fraternities/fraternity.ts';
import type { HeldRole } from '../../../domain/outreach/contacts.ts';
import { notLoaded, useLazyDialog } from '../../../ui/lazyCode.ts';
import { loadCreateEvent } from '../../events/form/loadCreateEvent.ts';
import { useCollege } from '../../parts/useCollege.ts';
import { eventAt } from './eventAt.ts';

type Props = {
  collegeId: string;
  fraternity: Fraternity;
  /** Whom to reach about the event; the first contact that is known unless it says otherwise. */
  role?: HeldRole | undefined;
  onClose: () => void;
  /** Opens it again, when its code couldn't be loaded at first. */
  onReopen?: (() => void) | undefined;
};

/**
 * The form Schedule Event (specification 5.3) for a fraternity, filled in with its college and its contact.
 * The change that creates the event also makes the fraternity's status "scheduled".
 */
export function ScheduleDialog({ collegeId, fraternity, role, onClose, onReopen = () => {} }: Props) {
  const college = useCollege(collegeId);
  const CreateEventDialog = useLazyDialog(loadCreateEvent, {
    failed: notLoaded('The form'),
    close: onClose,
    reopen: onReopen,
  });
  // The form begins with the contact of this moment; the name of a draft depends on it.
  const [before] = useState(fraternity);
  if (!college || !CreateEventDialog) return null;
  return (
    <CreateEventDialog
      variant="schedule"
      initial={eventAt(college, before, role)}
      chapter={{ collegeId, before: fraternity }}
      onClose={onClose}
    />
  );
}
