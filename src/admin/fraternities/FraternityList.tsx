import { useMemo, useState } from 'react';
import type { WatchedList } from '../../data/source.ts';
import type { College } from '../../domain/colleges/college.ts';
import type { Fraternity } from '../../domain/fraternities/fraternity.ts';
import { counted } from '../../domain/text/counted.ts';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';
import { Button } from '../../ui/Button.tsx';
import consoleLayout from '../../ui/consoleLayout.module.css';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { LiveList } from '../parts/LiveList.tsx';
import { DebugDialog } from './DebugDialog.tsx';
import styles from './FraternitiesPage.module.css';
import { FraternityDialog } from './FraternityDialog.tsx';
import { FraternityRow } from './FraternityRow.tsx';

const bulkRushChairs = lateCode(() => import('./BulkRushChairsDialog.tsx'));

type Props = { collegeId: string; college: College | undefined; list: WatchedList<Fraternity> };
type Open = { dialog: 'edit'; fraternity: Fraternity } | { dialog: 'bulk' | 'debug' };

/** The fraternities of one college by name, with their actions (specification 2.16). */
export function FraternityList({ collegeId, college, list }: Props) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const fraternities = useMemo(() => list.items.toSorted((a, b) => a.name.localeCompare(b.name)), [list]);
  const name = college?.name ?? collegeId;
  return (
    <>
      <LiveList
        aria-label={`Fraternities of ${name}`}
        list={list}
        shown={fraternities}
        things="fraternities"
        head={
          <div className={`${staffLayout.bar3} ${styles.bar}`}>
            <p role="status" className={layout.note}>
              {countText(fraternities)}
            </p>
            <div className={consoleLayout.wrap2}>
              <Button
                tone="plain"
                disabled={fraternities.length === 0}
                onClick={() => setOpen({ dialog: 'bulk' })}
              >
                Bulk Update Rush Chairs
              </Button>
              <Button tone="plain" onClick={() => setOpen({ dialog: 'debug' })}>
                Debug
              </Button>
            </div>
          </div>
        }
        empty={<p>No fraternities at {name} yet. Add the first one under Colleges.</p>}
        rows={{ className: layout.stack2 }}
        row={(fraternity) => (
          <FraternityRow
            key={fraternity.id}
            collegeId={collegeId}
            fraternity={fraternity}
            waiting={list.waiting.has(fraternity.id)}
            onEdit={() => setOpen({ dialog: 'edit', fraternity })}
          />
        )}
      />
      {open?.dialog === 'edit' && (
        <FraternityDialog
          collegeId={collegeId}
          fraternity={open.fraternity}
          now={list.items.find(({ id }) => id === open.fraternity.id) ?? null}
          onClose={close}
        />
      )}
      {open?.dialog === 'bulk' && (
        <LateDialog code={bulkRushChairs} title="Bulk Update Rush Chairs" what="The form" onClose={close}>
          {(Dialog) => (
            <Dialog collegeId={collegeId} collegeName={name} fraternities={fraternities} onClose={close} />
          )}
        </LateDialog>
      )}
      {open?.dialog === 'debug' && <DebugDialog collegeId={collegeId} onClose={close} />}
    </>
  );
}

function countText(fraternities: readonly Fraternity[]): string {
  const active = fraternities.filter((fraternity) => fraternity.active).length;
  return `${counted(fraternities.length, 'fraternity', 'fraternities')}, ${active} active`;
}
