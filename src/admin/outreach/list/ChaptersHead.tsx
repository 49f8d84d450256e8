import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import { statusName } from '../../../domain/outreach/statusName.ts';
import { counted } from '../../../domain/text/counted.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { Menu } from '../../parts/Menu.tsx';
import { SelectionHead } from '../../parts/selection/SelectionHead.tsx';
import { selectedText, type WideSelection } from '../../parts/selection/useWideSelection.ts';
import { OwnerSelect } from '../callers/OwnerSelect.tsx';
import { chapterKey } from '../chapterKey.ts';
import { changeSelected } from './changeSelected.ts';
import styles from './Outreach.module.css';

type Props = {
  /** The number of chapters, in words. */
  count: string;
  shown: readonly PlacedFraternity[];
  selection: WideSelection<PlacedFraternity>;
  /** Whether there are others that the list hasn't loaded. */
  more: boolean;
  /** What the list is about. */
  about?: string | undefined;
};

/** The bar above the rows: their number, and the actions for the selected ones. */
export function ChaptersHead({ count, about, shown, selection, more }: Props) {
  const { picking, selected, looking, choose, chooseEvery, stopLooking } = selection;
  const ticked = shown.filter((chapter) => picking.picked.has(chapterKey(chapter))).length;
  const isAllShown = ticked > 0 && ticked === shown.length && selected.length === ticked;
  return (
    <SelectionHead
      shown={shown.length}
      selected={ticked}
      count={
        looking === null
          ? (selectedText(selected.length, ticked, shown.length) ?? count)
          : `Reading… ${counted(looking, 'chapter')} so far`
      }
      onSelectAll={picking.pickAll}
      name="Selected chapters"
      actions={
        selected.length > 0 && (
          <>
            <Menu
              items={outreachStatuses.map((status) => ({
                label: statusName(status),
                run: () => changeSelected(selected, { status }, `set to ${status}`),
              }))}
            >
              Set status
            </Menu>
            <div className={`quiet-labels ${styles.assign}`}>
              <OwnerSelect
                label="Assign to"
                owner=""
                prompt="Assign to…"
                onAssign={(owner) =>
                  changeSelected(selected, { owner }, owner ? `assigned to ${owner}` : 'assigned to no one')
                }
              />
            </div>
            <Button tone="plain" onClick={() => choose([])}>
              Clear
            </Button>
          </>
        )
      }
    >
      {looking !== null ? (
        <Button tone="plain" onClick={stopLooking}>
          Stop
        </Button>
      ) : (
        more &&
        isAllShown && (
          <Button tone="plain" onClick={() => void chooseEvery()}>
            Select all of this list
          </Button>
        )
      )}
      {selected.length === 0 && <p className={`${layout.note} ${styles.about}`}>{about}</p>}
    </SelectionHead>
  );
}
