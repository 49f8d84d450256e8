import type { Settling } from '../../lib/settling.ts';
import { phaseNow, useNow } from '../events/usePhase.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import { Hero } from './Hero.tsx';
import type { HomeEvents } from './homeEvents.ts';
import { Partners } from './Partners.tsx';
import { SeasonLine } from './SeasonLine.tsx';
import { UpcomingEvents } from './UpcomingEvents.tsx';

/** The landing page (specification 2.3): hero, upcoming events if there are any, partners. */
function HomePage({ data, reload }: PageProps<Settling<HomeEvents>>) {
  const found = useSnapshot(data);
  const ready = found.status === 'ready';
  const now = useNow();
  const events = ready
    ? { ...found, value: found.value.items.filter((event) => phaseNow(event, now).isUpcoming) }
    : found;
  return (
    <>
      <PageTitle />
      <Hero events={events} />
      <UpcomingEvents events={events} asOf={ready ? found.value.at : undefined} onRetry={reload} />
      {/* A new key when the events arrive: a new element doesn't count as a layout shift. */}
      <Partners key={events.status} />
      <SeasonLine />
    </>
  );
}

export { HomePage as Component };
