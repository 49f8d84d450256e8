import { useEffect, useEffectEvent, useState } from 'react';
import { withTimeout } from '../../../data/errors.ts';
import { fetchScannedEvent, fetchScannedTicket } from '../../../data/site/scannedTicket.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import type { DoorCounts } from '../../../domain/participants/line/doorCounts.ts';
import {
  type DoorLists,
  readScanned,
  type ScannedTicket,
  type ScanResult,
  scanResult,
} from '../../../domain/participants/line/scanned.ts';
import type { Participant } from '../../../domain/participants/participant.ts';
import type { Ticket } from '../../../domain/signUp/ticket.ts';
import { useTimeout } from '../../../hooks/useTimeout.ts';
import { scanGate } from './scanGate.ts';
import { type ScanTone, scanTone } from './scanWords.ts';

/** How long a result is held before the next code is taken, and a good one shown, in milliseconds. */
const held = 1200;
/** How long the queue waits for what the server says of a ticket, in milliseconds. */
const timeout = 3000;

/** What is shown of the last code. `other`: the event that its ticket is for, once it is known. */
export type Shown = {
  result: ScanResult;
  scanned: ScannedTicket | null;
  /** With whom the code has let in. */
  counts: DoorCounts;
  other: TourEvent | null;
  at: Date;
};

/** Results that a change of the lists may turn into another. */
const open: ReadonlySet<ScanResult['kind']> = new Set(['waiting', 'queued', 'unlisted']);

type Door = DoorLists & {
  eventId: string;
  counts: DoorCounts;
  last: { id: string } | null;
  onCheckIn: (person: Participant) => void;
  onTone: (tone: ScanTone) => void;
};

/** Takes the codes that a camera reads, checks in who is on the list, and returns the last result. */
export function useScan({ eventId, people, line, counts, last, onCheckIn, onTone }: Door) {
  const [gate] = useState(scanGate);
  const [shown, setShown] = useState<Shown | 'asking' | null>(null);
  const good = shown !== null && shown !== 'asking' && scanTone(shown.result) === 'good';
  useTimeout(() => setShown(null), good ? held : null, shown);

  function show(result: ScanResult, scanned: ScannedTicket | null, more = 0): void {
    gate.hold(performance.now() + held);
    const after = { ...counts, here: counts.here + more };
    const next: Shown = { result, scanned, counts: after, other: null, at: new Date() };
    setShown(next);
    onTone(scanTone(result));
    if (result.kind === 'another' && navigator.onLine)
      fetchScannedEvent(result.eventId).then(
        (other) => setShown((now) => (now === next ? { ...next, other } : now)),
        () => {},
      );
  }

  const decide = useEffectEvent((scanned: ScannedTicket | null, asked?: Ticket | null | 'offline') => {
    const result = scanResult(scanned, eventId, { people, line }, asked);
    if (!result) return false;
    const isIn = result.kind === 'in';
    show(result, scanned, Number(isIn));
    if (isIn) onCheckIn(result.person);
    return true;
  });

  const ask = useEffectEvent(async (scanned: ScannedTicket) => {
    setShown('asking');
    gate.hold(Number.POSITIVE_INFINITY);
    const ticket = navigator.onLine
      ? withTimeout(fetchScannedTicket(eventId, scanned.ticketId), timeout)
      : Promise.reject();
    decide(scanned, await ticket.catch(() => 'offline' as const));
  });

  const take = useEffectEvent(async (text: string) => {
    if (!gate.takes(text, performance.now())) return;
    const scanned = readScanned(text);
    if (!decide(scanned) && scanned) await ask(scanned);
  });

  /** Who was let in, took a spot, left the line or came onto the list while their result is shown. */
  const follow = useEffectEvent(() => {
    if (!shown || shown === 'asking' || !shown.scanned || !open.has(shown.result.kind)) return;
    const { scanned } = shown;
    const result = scanResult(scanned, eventId, { people, line });
    if (result?.kind === 'already' && last?.id === result.person.id)
      show({ kind: 'in', person: result.person }, scanned);
    else if (result && result.kind !== shown.result.kind) decide(scanned);
    else if (!result && shown.result.kind === 'waiting') void ask(scanned);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when the lists change
  useEffect(() => follow(), [people, line]);

  return { shown, take, clear: () => setShown(null) };
}
