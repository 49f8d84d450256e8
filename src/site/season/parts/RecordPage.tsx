import { type ReactNode, use } from 'react';
import { groupTitle } from '../../../domain/season/groupTitle.ts';
import { useFocusKept } from '../../../hooks/focus/useFocusKept.ts';
import type { Settled } from '../../../lib/settling.ts';
import layout from '../../../ui/layout.module.css';
import { AsOf } from '../../lists/AsOf.tsx';
import type { Found } from '../../records/record.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { useSnapshot } from '../../routing/useSnapshot.ts';
import type { SeasonRecord, Seasons } from '../seasonRecord.ts';
import { NoRecord, RecordFailed, RecordLoading } from './RecordStates.tsx';

type Named = { name: string; school?: string };
type Props<T> = {
  data: Promise<SeasonRecord<T>>;
  onRetry: () => void;
  /** 'School', 'Chapter' or 'Player'. */
  kind: string;
  /** The description for search engines. */
  about: string;
  /** The address of the page in a season; without one, in the present one. */
  to: (id: string, season?: string) => string;
  /** Why there may be no record. */
  missing: string;
  /** The page of a record. */
  children: (record: T, seasons: Seasons) => ReactNode;
};

/** A page of one record of a season, in each of its states. */
export function RecordPage<T extends Named>(props: Props<T>) {
  const { kind, about, onRetry } = props;
  const visit = use(props.data);
  const found = useSnapshot(visit.found);
  useFocusKept(`${visit.id}/${visit.season} ${found.status}`);
  return (
    <>
      <PageTitle title={titleOf(found, kind, visit.season)} about={about} />
      {found.status === 'loading' && <RecordLoading kind={kind} />}
      {found.status === 'failed' && <RecordFailed kind={kind} onRetry={onRetry} />}
      {found.status === 'ready' && <Ready {...props} visit={visit} found={found.value} />}
    </>
  );
}

type ReadyProps<T> = Props<T> & { visit: SeasonRecord<T>; found: Found<T> };

function Ready<T>({ visit, found: { value, at }, onRetry, to, missing, children }: ReadyProps<T>) {
  const { id, season, present } = visit;
  const linked = season === present ? undefined : season;
  const seasons: Seasons = { season, present, linked, to: (other) => to(id, other) };
  if (!value) return <NoRecord {...seasons} missing={missing} />;
  return (
    <>
      {at && (
        <div className={layout.asOf}>
          <AsOf what="results" at={at} onRetry={onRetry} />
        </div>
      )}
      {children(value, seasons)}
    </>
  );
}

function titleOf<T extends Named>(found: Settled<Found<T>>, kind: string, season: string) {
  // The file that the build draws has its own title; then it stays until the record is there.
  if (found.status === 'loading') return import.meta.env.DRAWING ? kind : null;
  const record = found.status === 'ready' ? found.value.value : null;
  return groupTitle(record?.name ? record : { name: kind }, season);
}
