import type { StaffEvent } from '../../../data/staff/events.ts';
import { eventFilters } from '../../../domain/events/lists/eventFilter.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { SelectionHead } from '../../parts/selection/SelectionHead.tsx';
import { progressText, selectedText, type WideSelection } from '../../parts/selection/useWideSelection.ts';
import { eventCount } from './bulkChange.ts';
import { useBulkActions } from './useBulkActions.ts';

type Props = {
  /** The number of events, in words. */
  count: string;
  shown: readonly StaffEvent[];
  /** What all are that match, in words, where the list has not loaded them: 'all upcoming events'. */
  others: string;
  selection: WideSelection<StaffEvent>;
  onDelete: (events: readonly StaffEvent[]) => void;
  onExport: (events: readonly StaffEvent[]) => void;
  /** Exports everything that the filters leave, shown yet or not. */
  onExportAll: () => void;
};

/** The bar above the events: their number and the actions for several of them, loaded or not. */
export function EventsHead({ count, shown, others, selection, onDelete, onExport, onExportAll }: Props) {
  const { picking, selected, looking, choose, chooseEvery, stopLooking } = selection;
  const bulk = useBulkActions();
  const ticked = shown.filter(({ id }) => picking.picked.has(id)).length;
  const isAllShown = ticked > 0 && ticked === shown.length && selected.length === ticked;
  const isBusy = bulk.progress !== null || looking !== null;
  return (
    <SelectionHead
      shown={shown.length}
      selected={ticked}
      count={
        looking !== null
          ? `Reading… ${eventCount(looking)} so far`
          : bulk.progress
            ? progressText(bulk.progress)
            : (selectedText(selected.length, ticked, shown.length) ?? count)
      }
      onSelectAll={picking.pickAll}
      name="Selected events"
      actions={
        selected.length > 0 && (
          <BulkActions
            bulk={bulk}
            isBusy={isBusy}
            selected={selected}
            onDelete={onDelete}
            onExport={onExport}
            // What isn't shown isn't watched, so that it can't be changed a second time.
            onChanged={() => selected.length > ticked && choose([])}
            onClear={() => choose([])}
          />
        )
      }
    >
      {isBusy ? (
        <Button tone="plain" onClick={looking === null ? bulk.stop : stopLooking}>
          Stop
        </Button>
      ) : (
        isAllShown &&
        others !== '' && (
          <Button tone="plain" onClick={() => void chooseEvery()}>
            Select {others}
          </Button>
        )
      )}
      {selected.length === 0 && shown.length > 0 && !isBusy && (
        <Button tone="plain" onClick={onExportAll}>
          Export CSV
        </Button>
      )}
    </SelectionHead>
  );
}

type BulkProps = Pick<Props, 'onDelete' | 'onExport'> & {
  bulk: ReturnType<typeof useBulkActions>;
  isBusy: boolean;
  selected: readonly StaffEvent[];
  onChanged: () => void;
  onClear: () => void;
};

function BulkActions({ bulk, isBusy, selected, onDelete, onExport, onChanged, onClear }: BulkProps) {
  const { changeLanding, changeStatus } = bulk;
  const hidden = selected.some((event) => !event.showOnLandingPage);
  const showing = selected.some((event) => event.showOnLandingPage);
  return (
    <>
      <Button
        tone="plain"
        busy={isBusy}
        disabled={!hidden}
        onClick={() => void changeLanding(selected, true).then(onChanged)}
      >
        Show on Landing
      </Button>
      <Button
        tone="plain"
        busy={isBusy}
        disabled={!showing}
        onClick={() => void changeLanding(selected, false).then(onChanged)}
      >
        Hide from Landing
      </Button>
      <Menu
        items={eventFilters.flatMap(([status, label]) =>
          status === '' ? [] : [{ label, run: () => void changeStatus(selected, status).then(onChanged) }],
        )}
      >
        Set status
      </Menu>
      <Button tone="plain" onClick={() => onExport(selected)}>
        Export CSV
      </Button>
      <Button tone="plain" data-danger disabled={isBusy} onClick={() => onDelete(selected)}>
        Delete
      </Button>
      <Button tone="plain" disabled={isBusy} onClick={onClear}>
        Clear
      </Button>
    </>
  );
}
