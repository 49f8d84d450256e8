import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { crewOutbox, hearLateNews, retry, send, startSending } from '../data/crew/crewOutbox.ts';
import { savedNow } from '../domain/changes/outboxEntry.ts';
import { followKeyboard } from '../lib/keyboard.ts';
import { sendWith } from '../parts/attempt.ts';
import { tellNotLetIn } from '../parts/door/line/notLetIn.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { offerRetry, showToast } from '../ui/toast.ts';
import { CrewScreen } from './CrewScreen.tsx';
import { followSlips } from './tables/sentSlips.ts';
import { useArrivedTicket } from './useArrivedTicket.ts';

/** The screen of a helper's phone on the night, with its messages. */
function CrewShell() {
  const { eventId = '' } = useParams();
  useCrewNews();
  return (
    <>
      <title>{`${useArrivedTicket() === null ? 'Crew' : 'Ticket'} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <CrewScreen key={eventId} eventId={eventId} />
      <ToastRegion />
    </>
  );
}

/** Starts sending what waits. */
export function start(): void {
  sendWith(send, crewOutbox.keeps);
  followSlips();
  startSending();
  followKeyboard();
}

export { CrewShell as Component };

/** Reports changes that the server refused after they were saved here, and retried ones that it has now. */
function useCrewNews(): void {
  useEffect(
    () =>
      hearLateNews(({ kind, entry }) => {
        const again = () => void retry(entry);
        if (kind === 'stored') showToast(savedNow(entry.failed));
        else if (!tellNotLetIn(entry, again)) offerRetry(entry.failed, again);
      }),
    [],
  );
}
