import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { reloadCampuses, useCampuses } from '../campusStore.ts';

/** Home (specification 2.20). */
function HomePage() {
  const campuses = useCampuses();
  if (campuses.status === 'loading') return <PageSkeleton />;
  if (campuses.status === 'failed') {
    return (
      <Notice>
        <p role="alert">Failed to load colleges. Please try again later.</p>
        <Button tone="plain" onClick={() => void reloadCampuses()}>
          Retry
        </Button>
      </Notice>
    );
  }
  return <p>{campuses.data.colleges.length} colleges</p>;
}

export { HomePage as Component };
