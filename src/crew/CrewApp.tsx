import '../ui/console.css';
import { useParams } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { takeKey } from '../data/crew/passKeys.ts';
import { send, startSending } from '../data/crew/send.ts';
import { useConsoleLook } from '../hooks/useConsoleLook.ts';
import { sendWith } from '../parts/attempt.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { CrewScreen } from './CrewScreen.tsx';
import { useLateNews } from './post/useLateNews.ts';

/** Everything under /e/{id}/crew: the phone of a helper on the night, without the staff's password. */
function CrewApp() {
  const { eventId = '' } = useParams();
  useConsoleLook();
  useLateNews();
  return (
    <>
      <title>{`Crew | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <CrewScreen key={eventId} eventId={eventId} />
      <ToastRegion />
    </>
  );
}

/** Takes the key out of the address, and starts sending what waits. */
export function start(): void {
  takeKey();
  // Another link pasted into this page's address bar loads nothing by itself.
  addEventListener('hashchange', () => {
    takeKey();
    location.reload();
  });
  sendWith(send);
  startSending();
}

export { CrewApp as Component };
