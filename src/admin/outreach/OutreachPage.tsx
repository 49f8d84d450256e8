import { useMemo } from 'react';
import type { PlacedFraternity } from '../../data/staff/fraternities.ts';
import { confirmedBefore, dueBy, quietSince } from '../../data/staff/outreach/outreach.ts';
import { type HeldRole, heldRoles, roleNames } from '../../domain/outreach/contacts.ts';
import { quietBefore } from '../../domain/outreach/quiet.ts';
import { academicYear } from '../../domain/time/day.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useToday } from '../../hooks/useToday.ts';
import { useUrlState } from '../../hooks/useUrlState.ts';
import { useUrlText } from '../../hooks/useUrlText.ts';
import { ButtonGroup } from '../../ui/ButtonGroup.tsx';
import { FailedNotice } from '../../ui/FailedNotice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { OutreachDialog } from './OutreachDialog.tsx';
import { OutreachList } from './OutreachList.tsx';
import styles from './OutreachPage.module.css';
import { type ListName, outreachLists, readListName, readRole } from './outreachLists.ts';

const lists = (['today', 'quiet', 'stale'] as const).map(
  (name) => [name, outreachLists[name].label] as const,
);
const roles = heldRoles.map((role) => [role, roleNames[role]] as const);

/**
 * Whom to contact now: next steps that are due, fraternities not contacted for a while, and contacts from
 * last year.
 */
function OutreachPage() {
  const today = useToday();
  const [list, setList] = useUrlState('list', readListName);
  const [role, setRole] = useUrlState('role', readRole, { replace: true });
  const [path, setPath] = useUrlText('with');
  const [collegeId = '', fraternityId = ''] = path.split('/');
  return (
    <>
      <ButtonGroup label="List" className={styles.lists} options={lists} value={list} onChange={setList} />
      <p className={styles.about}>{outreachLists[list].about}</p>
      {list === 'stale' && (
        <div className={styles.role}>
          <SelectField
            label="Contact"
            value={role}
            options={roles}
            onChange={(text) => setRole(readRole(text))}
          />
        </div>
      )}
      <List
        key={`${list} ${role}`}
        list={list}
        role={role}
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

type ListProps = {
  list: ListName;
  role: HeldRole;
  today: string;
  onOpen: (fraternity: PlacedFraternity) => void;
};

function listOf(list: ListName, role: HeldRole, today: string) {
  if (list === 'today') return dueBy(today);
  if (list === 'quiet') return quietSince(quietBefore(today));
  return confirmedBefore(role, academicYear(today).first);
}

function List({ list, role, today, onOpen }: ListProps) {
  const query = useMemo(() => listOf(list, role, today), [list, role, today]);
  const live = useLive(query.source);
  if (live.status === 'loading') {
    return <SkeletonRows loading="Loading fraternities..." rows={4} height="8rem" className={styles.rows} />;
  }
  if (live.status === 'error') {
    return <FailedNotice message="Failed to load fraternities" onRetry={live.retry} />;
  }
  return (
    <OutreachList
      kind={list}
      role={list === 'stale' ? role : null}
      list={live.data}
      today={today}
      onMore={query.more}
      onOpen={onOpen}
    />
  );
}

export { OutreachPage as Component };
