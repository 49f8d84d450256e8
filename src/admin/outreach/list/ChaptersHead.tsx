import type { PlacedFraternity } from '../../../data/staff/fraternities.ts';
import { outreachStatuses } from '../../../domain/fraternities/fraternitySchema.ts';
import { statusName } from '../../../domain/outreach/statusName.ts';
import { Button } from '../../../ui/Button.tsx';
import layout from '../../../ui/layout.module.css';
import { Menu } from '../../parts/Menu.tsx';
import { SelectionHead } from '../../parts/selection/SelectionHead.tsx';
import type { Picking } from '../../parts/selection/useSelection.ts';
import { OwnerSelect } from '../callers/OwnerSelect.tsx';
import { chapterKey } from '../chapterKey.ts';
import { changeSelected } from './changeSelected.ts';
import styles from './Outreach.module.css';

type Props = {
  /** The number of chapters, in words. */
  count: string;
  shown: readonly PlacedFraternity[];
  picking: Picking;
  /** What the list is about. */
  about?: string | undefined;
};

/** The bar above the rows: their number, and the actions for the selected ones. */
export function ChaptersHead({ count, about, shown, picking }: Props) {
  const { picked, pickAll } = picking;
  const selected = shown.filter((chapter) => picked.has(chapterKey(chapter)));
  return (
    <SelectionHead
      shown={shown.length}
      selected={selected.length}
      count={selected.length > 0 ? `${selected.length} of ${shown.length} selected` : count}
      onSelectAll={pickAll}
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
            <Button tone="plain" onClick={() => pickAll(false)}>
              Clear
            </Button>
          </>
        )
      }
    >
      {selected.length === 0 && <p className={`${layout.note} ${styles.about}`}>{about}</p>}
    </SelectionHead>
  );
}
