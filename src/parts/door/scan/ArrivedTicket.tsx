import { useEffect, useState } from 'react';
import { fetchScannedTicket } from '../../../data/site/scannedTicket.ts';
import { type ScannedTicket, scanResult } from '../../../domain/participants/scanned.ts';
import type { Ticket } from '../../../domain/signUp/ticket.ts';
import { ResultCard, WalkInOffer } from './ResultCard.tsx';
import type { ScanProps } from './ScanStrip.tsx';
import { scanTone, scanWords } from './scanWords.ts';

type Props = ScanProps & { ticketId: string };

/** Whose ticket the phone's camera app has opened. Nobody is checked in by an address alone. */
export function ArrivedTicket({ ticketId, ...props }: Props) {
  const { eventId, people, onCheckIn, onWalkIn, onClose } = props;
  const [asked, setAsked] = useState<Ticket | null | 'offline'>();
  const [now] = useState(() => new Date());
  const scanned: ScannedTicket = { eventId, ticketId };
  const result = scanResult(scanned, eventId, people, asked);
  const open = result === null;
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
  const here = people.filter(({ checkedIn }) => checkedIn).length;
  const { title, note } = scanWords(result, { ...props, here, all: people.length, other: null, now });
  return (
    <div role="status">
      <ResultCard
        tone={expected ? 'none' : scanTone(result)}
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
        <WalkInOffer {...{ result, onClose, onWalkIn }} />
      </ResultCard>
    </div>
  );
}
