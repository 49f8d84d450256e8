import { useMemo, useState } from 'react';
import { crewOf, passesOf } from '../../../data/staff/crewOfEvent.ts';
import type { StaffEvent } from '../../../data/staff/events.ts';
import { useLive } from '../../../hooks/useLive.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedNotice } from '../../../ui/FailedNotice.tsx';
import layout from '../../../ui/layout.module.css';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import staffLayout from '../../../ui/staffLayout.module.css';
import { CrewList } from './CrewList.tsx';
import styles from './CrewPanel.module.css';
import { PassCard } from './PassCard.tsx';
import { PassDialog } from './PassDialog.tsx';

const failed = 'Failed to load the crew. Please try again later.';

/** The crew of an event: the passes that let phones in, and who came with them. */
export function CrewPanel({ event }: { event: StaffEvent }) {
  const passes = useLive(useMemo(() => passesOf(event.id), [event.id]));
  const crew = useLive(useMemo(() => crewOf(event.id), [event.id]));
  const [creating, setCreating] = useState(false);

  if (passes.status === 'error') return <FailedNotice message={failed} onRetry={passes.retry} />;
  if (crew.status === 'error') return <FailedNotice message={failed} onRetry={crew.retry} />;
  if (passes.status === 'loading' || crew.status === 'loading')
    return (
      <SkeletonRows
        loading="Loading the crew..."
        rows={3}
        height="5rem"
        className={`${layout.column4} ${styles.panel}`}
      />
    );

  const { items } = passes.data;
  return (
    <section aria-label="Crew" className={`${layout.column4} ${styles.panel}`}>
      <div className={`${staffLayout.bar3} ${styles.head}`}>
        <p>
          Helpers work the door and the tables on their own phones, offline too, without the staff password. A
          pass lets them in for this event only.
        </p>
        <Button
          tone={items.length > 0 ? 'plain' : 'gold'}
          aria-haspopup="dialog"
          onClick={() => setCreating(true)}
        >
          New pass
        </Button>
      </div>
      {items.map((pass) => (
        <PassCard key={pass.key} event={event} pass={pass} waiting={passes.data.waiting.has(pass.key)} />
      ))}
      {crew.data.more && (
        <p role="status">These are the newest {crew.data.items.length} phones; there are more.</p>
      )}
      <CrewList event={event} members={crew.data.items} passes={items} />
      {creating && <PassDialog event={event} pass={null} onClose={() => setCreating(false)} />}
    </section>
  );
}
