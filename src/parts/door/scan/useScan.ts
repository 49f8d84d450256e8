import { useEffectEvent, useState } from 'react';
import { withTimeout } from '../../../data/errors.ts';
import { fetchScannedEvent, fetchScannedTicket } from '../../../data/site/scannedTicket.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import {
  readScanned,
  type ScannedTicket,
  type ScanResult,
  scanResult,
} from '../../../domain/participants/scanned.ts';
import type { Ticket } from '../../../domain/signUp/ticket.ts';
import { useTimeout } from '../../../hooks/useTimeout.ts';
import { scanGate } from './scanGate.ts';
import { type ScanTone, scanTone } from './scanWords.ts';

/** How long a result is held before the next code is taken, and a good one shown, in milliseconds. */
const held = 1200;
/** How long the queue waits for what the server says of a ticket, in milliseconds. */
const timeout = 3000;

/** What is shown of the last code. `other`: the event that its ticket is for, once it is known. */
export type Shown = { result: ScanResult; here: number; all: number; other: TourEvent | null; at: Date };

type Door = {
  eventId: string;
  people: readonly Participant[];
  onCheckIn: (person: Participant) => void;
  onTone: (tone: ScanTone) => void;
};

/** Takes the codes that a camera reads, checks in who is on the list, and returns the last result. */
export function useScan({ eventId, people, onCheckIn, onTone }: Door) {
  const [gate] = useState(scanGate);
  const [shown, setShown] = useState<Shown | 'asking' | null>(null);
  const good = shown !== null && shown !== 'asking' && scanTone(shown.result) === 'good';
  useTimeout(() => setShown(null), good ? held : null, shown);

  const decide = useEffectEvent((scanned: ScannedTicket | null, asked?: Ticket | null | 'offline') => {
    const result = scanResult(scanned, eventId, people, asked);
    if (!result) return false;
    gate.hold(performance.now() + held);
    const before = people.filter(({ checkedIn }) => checkedIn).length;
    const here = before + (result.kind === 'in' ? 1 : 0);
    const next: Shown = { result, here, all: people.length, other: null, at: new Date() };
    setShown(next);
    onTone(scanTone(result));
    if (result.kind === 'in') onCheckIn(result.person);
    if (result.kind === 'another' && navigator.onLine)
      fetchScannedEvent(result.eventId).then(
        (other) => setShown((now) => (now === next ? { ...next, other } : now)),
        () => {},
      );
    return true;
  });

  const take = useEffectEvent(async (text: string) => {
    if (!gate.takes(text, performance.now())) return;
    const scanned = readScanned(text);
    if (decide(scanned) || !scanned) return;
    setShown('asking');
    gate.hold(Number.POSITIVE_INFINITY);
    const ticket = navigator.onLine
      ? withTimeout(fetchScannedTicket(eventId, scanned.ticketId), timeout)
      : Promise.reject();
    decide(scanned, await ticket.catch(() => 'offline' as const));
  });

  return { shown, take, clear: () => setShown(null) };
}
