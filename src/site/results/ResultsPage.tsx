import { use } from 'react';
import type { Results } from '../../domain/results/results.ts';
import { useFocusKept } from '../../hooks/focus/useFocusKept.ts';
import type { Settled } from '../../lib/settling.ts';
import layout from '../../ui/layout.module.css';
import { AsOf } from '../lists/AsOf.tsx';
import type { Found } from '../records/record.ts';
import { PageTitle } from '../routing/PageTitle.tsx';
import type { PageProps } from '../routing/page.ts';
import { useSnapshot } from '../routing/useSnapshot.ts';
import styles from './ResultsPage.module.css';
import { LoadingResults, NoResults, ResultsFailed } from './ResultsStates.tsx';
import type { ResultsData } from './resultsData.ts';
import { useResultsNews } from './useResultsNews.ts';
import { WholeNight } from './WholeNight.tsx';

/** The results of a night that lasts: champion, places, tables and the draw. */
function ResultsPage({ data, reload }: PageProps<ResultsData>) {
  const { eventId, found: settling } = use(data);
  const found = useSnapshot(settling);
  useFocusKept(found.status);
  const latest = useResultsNews(eventId, found.status === 'ready' ? found.value : null);
  return (
    <>
      <PageTitle
        title={titleOf(found)}
        about="The champion, every place and its points, all tables of the night, and the proof of its draw."
      />
      {found.status === 'loading' && <LoadingResults eventId={eventId} />}
      {found.status === 'failed' && <ResultsFailed onRetry={reload} />}
      {latest && !latest.value && <NoResults eventId={eventId} />}
      {latest?.value && (
        <>
          {latest.at && (
            <div className={`${layout.asOf} ${styles.asOf}`}>
              <AsOf what="results" at={latest.at} onRetry={reload} />
            </div>
          )}
          <WholeNight results={latest.value} />
        </>
      )}
    </>
  );
}

function titleOf(found: Settled<Found<Results>>): string | null {
  // The file that the build draws has its own title; then it stays until the results are there.
  if (found.status === 'loading') return import.meta.env.DRAWING ? 'Results' : null;
  const title = found.status === 'ready' ? found.value.value?.title : '';
  return title ? `Results: ${title}` : 'Results';
}

export { ResultsPage as Component };
