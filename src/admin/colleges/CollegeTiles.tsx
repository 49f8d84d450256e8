import type { OutreachTotals } from '../../data/staff/outreach/outreachTotals.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import recordLayout from '../../ui/recordLayout.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './CollegeTiles.module.css';
import { useOutreachTotals } from './useOutreachTotals.ts';

const tiles: readonly (readonly [keyof OutreachTotals, string])[] = [
  ['fraternities', 'Fraternities in Database'],
  ['inContact', 'Fraternities in Contact'],
  ['scheduling', 'Fraternities Scheduling'],
  ['eventsScheduled', 'Events Scheduled'],
  ['eventsCompleted', 'Events Completed'],
];

/**
 * The five totals above the colleges (specification 2.15). They are counted again when `stamp` changes; it is
 * null while nothing is known.
 */
export function CollegeTiles({ stamp }: { stamp: string | null }) {
  const { totals, failed, retry } = useOutreachTotals(stamp);
  const online = useOnline();
  const unknown = failed && !totals;
  return (
    <section aria-label="Outreach in numbers" className={styles.section} aria-busy={!totals && !failed}>
      <dl className={styles.tiles}>
        {tiles.map(([name, label]) => (
          <div key={name} className={`${layout.card} ${recordLayout.smallTerms} ${styles.tile}`}>
            <dt>{label}</dt>
            <dd>
              {totals ? totals[name].toLocaleString('en-US') : unknown ? '–' : <Skeleton width="3ch" />}
            </dd>
          </div>
        ))}
      </dl>
      {failed && (
        <p role="status" className={`${consoleLayout.line24} ${styles.failed}`}>
          {online
            ? "We couldn't count these numbers just now."
            : "You're offline. These numbers are counted by the server."}
          <Button tone="plain" onClick={retry}>
            Count again
          </Button>
        </p>
      )}
    </section>
  );
}
