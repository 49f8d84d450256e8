import type { OutreachRow } from '../../domain/outreach/outreachRow.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { CampusState } from '../campuses/campusStore.ts';
import { OutreachList } from './OutreachList.tsx';
import { RowsLine } from './RowsLine.tsx';
import { type useOutreachFilter, useShownRows } from './useOutreachFilter.ts';

type Props = {
  rows: readonly OutreachRow[];
  address: ReturnType<typeof useOutreachFilter>;
  campuses: Extract<CampusState, { status: 'ready' }>;
  /** Opens the chapter of a row; null where there is none to open. */
  onOpen: ((id: string) => void) | null;
};

/**
 * The rows that pass the filter. They are shown once there are any, so that "No matches" is never a guess.
 */
export function Rows({ rows, address: { filter, sort, set, setSort }, campuses, onOpen }: Props) {
  const shown = useShownRows(rows, filter, sort);

  function clear() {
    for (const change of Object.values(set)) change('');
  }

  return (
    <>
      <RowsLine shown={shown} of={rows.length} campuses={campuses} />
      {shown.length === 0 ? (
        <Notice>
          <p>No matches. Contacts aren’t searched here.</p>
          <Button tone="plain" onClick={clear}>
            Clear filters
          </Button>
        </Notice>
      ) : (
        <OutreachList rows={shown} sort={sort} onSort={setSort} onOpen={onOpen} />
      )}
    </>
  );
}
