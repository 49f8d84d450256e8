import { useParams } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { crewOutbox, send, startSending } from '../data/crew/crewOutbox.ts';
import { followKeyboard } from '../lib/keyboard.ts';
import { sendWith } from '../parts/attempt.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { CrewScreen } from './CrewScreen.tsx';
import { useCrewNews } from './post/useCrewNews.ts';

/** The screen of a helper's phone on the night, with its messages. */
function CrewShell() {
  const { eventId = '' } = useParams();
  useCrewNews();
  return (
    <>
      <title>{`Crew | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <CrewScreen key={eventId} eventId={eventId} />
      <ToastRegion />
    </>
  );
}

/** Starts sending what waits. */
export function start(): void {
  sendWith(send, crewOutbox.keeps);
  startSending();
  followKeyboard();
}

export { CrewShell as Component };
