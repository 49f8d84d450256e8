import { useEffect, useState } from 'react';
import { fetchScannedTicket } from '../../../data/site/scannedTicket.ts';
import { type ScannedTicket, scanResult } from '../../../domain/participants/line/scanned.ts';
import type { Ticket } from '../../../domain/signUp/ticket.ts';
import { Offer, ResultCard } from './ResultCard.tsx';
import type { ScanProps } from './ScanStrip.tsx';
import { scanTone, scanWords } from './scanWords.ts';

type Props = ScanProps & { ticketId: string };

/** Whose ticket the phone's camera app has opened. Nobody is checked in by an address alone. */
export function ArrivedTicket({ ticketId, ...props }: Props) {
  const { eventId, people, line, last, onCheckIn, onLetIn, onWalkIn, onClose } = props;
  const [asked, setAsked] = useState<Ticket | null | 'offline'>();
  const [now] = useState(() => new Date());
  const scanned: ScannedTicket = { eventId, ticketId };
  const result = scanResult(scanned, eventId, { people, line }, asked);
  const open = result === null;
  // As this door did it, also when it has done something else since.
  const [letIn, setLetIn] = useState(false);
  if (!letIn && result?.kind === 'already' && last?.id === ticketId) setLetIn(true);
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    fetchScannedTicket(eventId, ticketId)
      .catch(() => 'offline' as const)
      .then((found) => {
        if (wanted) setAsked(found);
      });
    return () => {
      wanted = false;
    };
  }, [open, eventId, ticketId]);

  if (!result) return <ResultCard tone="none" title="Checking the ticket…" note="" onClose={onClose} />;
  const expected = result.kind === 'in';
  const said = result.kind === 'already' && letIn ? { kind: 'in' as const, person: result.person } : result;
  const { title, note } = scanWords(said, { ...props, other: null, now });
  return (
    <div role="status">
      <ResultCard
        tone={expected ? 'none' : scanTone(said)}
        title={title}
        note={expected ? 'On the list' : note}
        onClose={onClose}
      >
        {expected && (
          <button
            type="button"
            onClick={() => {
              onCheckIn(result.person);
              onClose();
            }}
          >
            Check in
          </button>
        )}
        <Offer {...{ result, onClose, onWalkIn, onLetIn }} />
      </ResultCard>
    </div>
  );
}
