import type { LiveNight } from '../live/liveNight.ts';
import { useLiveNight } from '../live/useLiveNight.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';

/** A night as it goes, for a large screen. */
function TvPage({ data }: PageProps<Promise<LiveNight>>) {
  const night = useLiveNight(data);
  return (
    <>
      <PageTitle title="Tables" />
      <h1>Tables</h1>
      <p>{night.status}</p>
    </>
  );
}

export { TvPage as Component };
