import { useEffect, useRef, useState } from 'react';
import { addParticipants, peopleAtOnce } from '../../data/staff/participants.ts';
import { type Sent, send } from '../../data/staff/send.ts';
import type { ImportedPerson } from '../../domain/participants/readPeople.ts';
import { showToast } from '../../ui/toast.ts';

const failed = 'Failed to import participants. Please try again.';

/** Every batch is waited for, so that what is refused is told here. */
const patience = 30_000;

/**
 * Adds people batch by batch and tells how far it has come; `onDone` when all are added. After a failure or a stop
 * those who were added are on the list, and importing the same again adds the others.
 */
export function useImport(eventId: string, onDone: () => void) {
  const [running, setRunning] = useState<{ done: number; total: number } | null>(null);
  const [failure, setFailure] = useState('');
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function start(people: readonly ImportedPerson[]) {
    stopped.current = false;
    setFailure('');
    const total = people.length;
    let done = 0;
    let sent: Sent = 'acknowledged';
    setRunning({ done, total });
    try {
      while (done < total && !stopped.current) {
        const some = people.slice(done, done + peopleAtOnce);
        sent = await addAll(eventId, some);
        done += some.length;
        setRunning({ done, total });
      }
      showToast(told(done, sent));
      if (done === total) onDone();
    } catch {
      setFailure(done > 0 ? `${done} of ${total} were added. ${failed}` : failed);
    }
    setRunning(null);
  }

  return {
    running,
    failure,
    start,
    stop: () => {
      stopped.current = true;
    },
  };
}

function addAll(eventId: string, some: readonly ImportedPerson[]): Promise<Sent> {
  const people = some.map(({ name, email }) => ({
    name,
    email,
    checkedIn: false,
    source: 'import' as const,
  }));
  return send(() => addParticipants(eventId, people), failed, { patience });
}

function told(count: number, sent: Sent): string {
  const people = count === 1 ? '1 person' : `${count} people`;
  return sent === 'acknowledged'
    ? `${people} added.`
    : `${people} saved on this device, waiting for the network.`;
}
