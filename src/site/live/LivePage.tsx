import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import type { LiveNight } from './liveNight.ts';
import { useLiveNight } from './useLiveNight.ts';

/** The tables of a night as it goes. */
function LivePage({ data }: PageProps<Promise<LiveNight>>) {
  const night = useLiveNight(data);
  return (
    <>
      <PageTitle title="Live tables" />
      <h1>Live tables</h1>
      <p>{night.status}</p>
    </>
  );
}

export { LivePage as Component };
