import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventFilters } from '../../../domain/events/lists/eventFilter.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { SelectionHead } from '../../parts/selection/SelectionHead.tsx';
import type { Picking } from '../../parts/selection/useSelection.ts';
import { useBulkActions } from './useBulkActions.ts';

type Props = {
  /** The number of events, in words. */
  count: string;
  shown: readonly StaffEvent[];
  picking: Picking;
  onDelete: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
  /** Exports everything that the filters leave, shown yet or not. */
  onExportAll: () => void;
};

/** The bar above the events: their number and the actions for several of them. */
export function EventsHead({ count, shown, picking, onDelete, onExport, onExportAll }: Props) {
  const { picked, pickAll } = picking;
  const bulk = useBulkActions();
  const selected = shown.filter(({ id }) => picked.has(id));
  return (
    <SelectionHead
      shown={shown.length}
      selected={selected.length}
      count={selected.length > 0 ? `${selected.length} of ${shown.length} selected` : count}
      onSelectAll={pickAll}
      name="Selected events"
      actions={
        selected.length > 0 && (
          <BulkActions
            bulk={bulk}
            selected={selected}
            onDelete={onDelete}
            onExport={onExport}
            onClear={() => pickAll(false)}
          />
        )
      }
    >
      {selected.length === 0 && shown.length > 0 && (
        <Button tone="plain" onClick={onExportAll}>
          Export CSV
        </Button>
      )}
    </SelectionHead>
  );
}

type BulkProps = Pick<Props, 'onDelete' | 'onExport'> & {
  bulk: ReturnType<typeof useBulkActions>;
  selected: readonly StaffEvent[];
  onClear: () => void;
};

function BulkActions({ bulk, selected, onDelete, onExport, onClear }: BulkProps) {
  const { busy, changeLanding, changeStatus } = bulk;
  const hidden = selected.some((event) => !event.showOnLandingPage);
  const showing = selected.some((event) => event.showOnLandingPage);
  return (
    <>
      <Button tone="plain" busy={busy} disabled={!hidden} onClick={() => void changeLanding(selected, true)}>
        Show on Landing
      </Button>
      <Button
        tone="plain"
        busy={busy}
        disabled={!showing}
        onClick={() => void changeLanding(selected, false)}
      >
        Hide from Landing
      </Button>
      <Menu
        items={eventFilters.flatMap(([status, label]) =>
          status === '' ? [] : [{ label, run: () => void changeStatus(selected, status) }],
        )}
      >
        Set status
      </Menu>
      <Button tone="plain" onClick={() => onExport(selected)}>
        Export CSV
      </Button>
      <Button tone="plain" data-danger onClick={() => onDelete(selected)}>
        Delete
      </Button>
      <Button tone="plain" onClick={onClear}>
        Clear
      </Button>
    </>
  );
}
