import { useState } from 'react';
import { moveListedParticipants } from '../../../data/staff/participants.ts';
import type { DoorEvent } from '../../../parts/door.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

/**
 * Moves the people that an event of an older installation keeps in itself to a list, so that they can be
 * checked in.
 */
export function MoveListed({ event }: { event: DoorEvent }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function move() {
    setBusy(true);
    setFailure('');
    try {
      await moveListedParticipants(event.id);
    } catch {
      setFailure('Failed to move the list. Please try again.');
    }
    setBusy(false);
  }

  return (
    <Notice>
      <p>This event's list is in an older format that can't be edited.</p>
      <Button busy={busy} onClick={move}>
        Move {event.ownParticipants.length} to the new list
      </Button>
      <p role="alert">{failure}</p>
    </Notice>
  );
}
