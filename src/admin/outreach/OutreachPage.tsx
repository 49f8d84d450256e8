import { useMemo } from 'react';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { dueBy, quietSince } from '../../data/staff/outreach.ts';
import { quietAfterDays, quietBefore } from '../../domain/outreach/quiet.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OutreachDialog } from './OutreachDialog.tsx';
import { OutreachList } from './OutreachList.tsx';
import styles from './OutreachPage.module.css';

const readList = (text: string) => (text === 'quiet' ? 'quiet' : 'today');
const anyText = (text: string) => text;

const lists = [
  ['today', 'Call today'],
  ['quiet', 'Gone quiet'],
] as const;

/** Whom to talk to now: next steps that are due, and fraternities that nobody has talked to for a while. */
function OutreachPage() {
  const today = useToday();
  const [list, setList] = useUrlState('list', readList);
  const [path, setPath] = useUrlState('with', anyText);
  const [collegeId = '', fraternityId = ''] = path.split('/');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div className={styles.lists} role="group" aria-label="List">
        {lists.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={name === list} onClick={() => setList(name)}>
            {label}
          </button>
        ))}
      </div>
      <p className={styles.about}>
        {list === 'today'
          ? 'Next steps that are due today or overdue.'
          : `Outreached or in contact, and no contact for ${quietAfterDays} days or longer.`}
      </p>
      <List
        key={list}
        list={list}
        today={today}
        onOpen={(fraternity) => setPath(`${fraternity.collegeId}/${fraternity.id}`)}
      />
      {fraternityId !== '' && (
        <OutreachDialog
          key={path}
          collegeId={collegeId}
          fraternityId={fraternityId}
          onClose={() => setPath('')}
        />
      )}
    </>
  );
}

type ListProps = { list: 'today' | 'quiet'; today: string; onOpen: (fraternity: PlacedFraternity) => void };

function List({ list, today, onOpen }: ListProps) {
  const asked = useMemo(
    () => (list === 'today' ? dueBy(today) : quietSince(quietBefore(today))),
    [list, today],
  );
  const live = useLive(asked.source);
  if (live.status === 'loading') {
    return (
      <div className={styles.rows}>
        <p role="status" className="hush">
          Loading fraternities...
        </p>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} height="8rem" />
        ))}
      </div>
    );
  }
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load fraternities" onRetry={live.retry} />;
  }
  return <OutreachList kind={list} list={live.data} today={today} onMore={asked.more} onOpen={onOpen} />;
}

export { OutreachPage as Component };
