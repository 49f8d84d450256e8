import { useLoaderData, useRevalidator } from 'react-router-dom';
import { useSettled } from '../../hooks/useSettled.ts';
import { usePageTitle } from '../usePageTitle.ts';
import { Hero } from './Hero.tsx';
import type { homeLoader } from './homeLoader.ts';
import { Partners } from './Partners.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** The landing page (specification 2.3): hero, upcoming events if there are any, partners. */
function HomePage() {
  const events = useSettled(useLoaderData<typeof homeLoader>().events);
  const { revalidate } = useRevalidator();
  usePageTitle();
  return (
    <>
      <Hero events={events} />
      <UpcomingEvents events={events} onRetry={revalidate} />
      {/* Made anew when the events arrive: what is new on the page does not count as having moved. */}
      <Partners key={events.status} />
    </>
  );
}

export { HomePage as Component };
