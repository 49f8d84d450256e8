import { type ComponentProps, useCallback, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { WatchedList } from '../../../data/source.ts';
import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import type { PagedList } from '../../../data/staff/reads/pagedList.ts';
import type { Reach } from '../../../data/staff/search/readOn.ts';
import type { ChapterFilter } from '../../../domain/outreach/chapterLists.ts';
import { type SearchQuery, searchQuery } from '../../../domain/search/searchQuery.ts';
import { counted } from '../../../domain/text/counted.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { useOnline } from '../../../hooks/useOnline.ts';
import { useToday } from '../../../hooks/useToday.ts';
import { staffPaths } from '../../../staffPaths.ts';
import { Button } from '../../../ui/Button.tsx';
import consoleLayout from '../../../ui/consoleLayout.module.css';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { ChapterCsv } from '../../csv/ChapterCsv.tsx';
import { useKeptByVisit, type Visits } from '../../parts/useKeptByVisit.ts';
import { OutreachTools } from '../OutreachTools.tsx';
import { ChapterFilters } from './ChapterFilters.tsx';
import { ChapterList } from './ChapterList.tsx';
import { ListTabs } from './ListTabs.tsx';
import styles from './Outreach.module.css';
import { outreachLists } from './outreachLists.ts';
import type { OutreachReads } from './outreachReads.ts';
import { type ListCounts, useListCounts } from './useListCounts.ts';
import { filterCount, useOutreachAddress } from './useOutreachAddress.ts';

type Address = ReturnType<typeof useOutreachAddress>;
type PartProps = { reads: OutreachReads; address: Address; today: string };

const notAll = 'Not all were looked at. Add a word.';

const visits: Visits<PagedList<PlacedFraternity>> = new Map();

/** Whom to contact: the lists of chapters over all colleges, and the search through all of them. */
export function Outreach({ reads }: { reads: OutreachReads }) {
  const today = useToday();
  const address = useOutreachAddress();
  const { list, filter, search } = address;
  const { counts, countAgain } = useListCounts(reads.countChapters, filter, today);
  const asked = useMemo(() => searchQuery(search), [search]);
  const [collegeId, fraternityId] = address.with.split('/');
  if (collegeId && fraternityId) return <Navigate to={staffPaths.chapter(collegeId, fraternityId)} replace />;
  const searching = search !== '';
  return (
    <div className={styles.screen}>
      <ListTabs list={searching ? null : list} counts={counts} onOpen={address.open} />
      <ChapterFilters
        filter={filter}
        onFilter={address.setFilter}
        onClear={address.clear}
        search={search}
        onSearch={address.setSearch}
      />
      <div className={styles.list}>
        {!searching ? (
          <List
            key={list}
            reads={reads}
            address={address}
            today={today}
            counts={counts}
            countAgain={countAgain}
          />
        ) : asked.key === '' ? (
          <p className={`${layout.note} ${styles.about}`}>Type two letters or more.</p>
        ) : (
          <Found asked={asked} reads={reads} address={address} today={today} />
        )}
      </div>
      <div className={`${consoleLayout.line23} ${styles.tools}`}>
        <OutreachTools today={today} />
        <ChapterCsv
          {...(!searching && {
            shown: { list, filter, today, label: 'This list', name: outreachLists[list].file },
          })}
        />
      </div>
    </div>
  );
}

type ListProps = PartProps & { counts: ListCounts; countAgain: () => void };

/** One of the lists. */
function List({ reads, address, today, counts, countAgain }: ListProps) {
  const { list, filter, clear } = address;
  const about = [list, today, ...Object.values(filter)].join('\n');
  const paged = useKeptByVisit(visits, about, () => reads.chapterList(list, filter, today));
  const live = useLive(paged.source);
  const readAll = useCallback(
    async (onRead: (count: number) => void) =>
      (await reads.readChapters({ list, filter, today }, onRead)).chapters,
    [reads, list, filter, today],
  );
  if (live.status === 'loading') return <Loading />;
  if (live.status === 'error') {
    return (
      <Failed
        message="Failed to load fraternities"
        onRetry={() => {
          live.retry();
          countAgain();
        }}
      />
    );
  }
  return (
    <ChapterList
      label={outreachLists[list].label}
      list={live.data}
      reachFirst={list === 'today'}
      confirming={list === 'confirm'}
      today={today}
      count={countText(live.data, counts[list])}
      empty={
        <Nothing
          filter={filter}
          nothing={outreachLists[list].nothing}
          filtered="No chapters match these filters."
          onClear={clear}
        />
      }
      about={outreachLists[list].about}
      readNewest={reads.newestEntry}
      readAll={readAll}
      onMore={paged.more}
    />
  );
}

type FoundProps = PartProps & { asked: SearchQuery };

/** What a search finds among all chapters that fit the filters. */
function Found({ asked, reads, address, today }: FoundProps) {
  const { filter, clear } = address;
  const source = useMemo(() => reads.foundChapters(asked, filter), [reads, asked, filter]);
  const online = useOnline();
  const live = useLive(source);
  if (live.status === 'loading') return <Loading />;
  if (live.status === 'error') {
    return <Failed message="Failed to search. Please try again." onRetry={live.retry} />;
  }
  const { items, reach, fromCache } = live.data;
  return (
    <ChapterList
      label="Search results"
      list={live.data}
      today={today}
      count={fromCache && online ? 'Searching…' : foundText(items.length, reach, filter)}
      empty={
        <Nothing
          filter={filter}
          nothing={reach === 'some' ? notAll : 'No chapters found.'}
          filtered={reach === 'some' ? notAll : 'No chapters match this search and these filters.'}
          onClear={clear}
        />
      }
      readNewest={reads.newestEntry}
      onMore={() => {}}
    />
  );
}

type NothingProps = { filter: ChapterFilter; nothing: string; filtered: string; onClear: () => void };

/** Says why no chapters are shown; filters can be cleared. */
function Nothing({ filter, nothing, filtered, onClear }: NothingProps) {
  if (filterCount(filter) === 0) return <p>{nothing}</p>;
  return (
    <>
      <p>{filtered}</p>
      <Button tone="plain" onClick={onClear}>
        Clear filters
      </Button>
    </>
  );
}

function Loading() {
  return (
    <div className={styles.instead}>
      <SkeletonRows loading="Loading chapters..." rows={8} height="3.5rem" className={styles.rows} />
    </div>
  );
}

function Failed(failure: ComponentProps<typeof FailedNotice>) {
  return (
    <div className={styles.instead}>
      <FailedNotice {...failure} />
    </div>
  );
}

/** Returns how much of a list is shown: '25 of 312 chapters', once it is counted. */
function countText({ items, more }: WatchedList<PlacedFraternity>, count: number | undefined): string {
  if (!more) return counted(items.length, 'chapter');
  if (count === undefined || count <= items.length) return `First ${counted(items.length, 'chapter')}`;
  return `${items.length} of ${counted(count, 'chapter')}`;
}

/** Returns how much a search found; a filter is named, since it is easily forgotten. */
function foundText(found: number, reach: Reach, filter: ChapterFilter): string {
  if (reach === 'first') return `First ${found} found. Keep typing.`;
  const text = filterCount(filter) > 0 ? `${found} found with these filters` : `${found} found`;
  return reach === 'some' ? `${text}. ${notAll}` : text;
}
