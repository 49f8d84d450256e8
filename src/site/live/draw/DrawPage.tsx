import { PageTitle } from '../../routing/PageTitle.tsx';
import type { PageProps } from '../../routing/page.ts';
import type { LiveNight } from '../liveNight.ts';
import { useLiveNight } from '../useLiveNight.ts';

/** How the tables of a night were drawn. */
function DrawPage({ data }: PageProps<Promise<LiveNight>>) {
  const night = useLiveNight(data);
  return (
    <>
      <PageTitle title="How this was drawn" />
      <h1>How this was drawn</h1>
      <p>{night.status}</p>
    </>
  );
}

export { DrawPage as Component };
