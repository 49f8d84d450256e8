import type { MouseEvent } from 'react';
import { highlighted } from '../../domain/search/highlight.ts';
import type { SearchQuery } from '../../domain/search/searchQuery.ts';
import { intoView } from '../../ui/ChoiceList.tsx';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Palette.module.css';
import type { PaletteItem } from './paletteItems.ts';

type Props = {
  id: string;
  items: readonly PaletteItem[];
  active: PaletteItem | undefined;
  asked: SearchQuery;
  onHover: (item: PaletteItem) => void;
  onPress: (item: PaletteItem, event: MouseEvent) => void;
};

/** The lines of the palette in their groups. The input above has the focus and the keyboard. */
export function PaletteList({ id, items, active, asked, onHover, onPress }: Props) {
  return (
    <div id={`${id}-list`} role="listbox" aria-label="Results" className={styles.list} tabIndex={-1}>
      {runsOf(items).map((lines, at) => {
        const { group } = lines[0];
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={lines[0].key} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} className={styles.group}>
              {group}
            </p>
            {lines.map((item) => (
              <Line
                key={item.key}
                id={optionId(id, items, item)}
                item={item}
                isActive={item === active}
                asked={asked}
                onHover={onHover}
                onPress={onPress}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Returns the lines as runs of one group each; a line that is held may part a group. */
function runsOf(items: readonly PaletteItem[]): [PaletteItem, ...PaletteItem[]][] {
  const runs: [PaletteItem, ...PaletteItem[]][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run?.[0].group === item.group) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

type LineProps = Pick<Props, 'asked' | 'onHover' | 'onPress'> & {
  id: string;
  item: PaletteItem;
  isActive: boolean;
};

function Line({ id, item, isActive, asked, onHover, onPress }: LineProps) {
  const { label, detail, does, shortcut } = item;
  return (
    <a
      id={id}
      ref={isActive ? intoView : undefined}
      role="option"
      aria-selected={isActive}
      href={'to' in does ? does.to : undefined}
      tabIndex={-1}
      className={styles.line}
      onPointerMove={() => {
        if (!isActive) onHover(item);
      }}
      // The input keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => onPress(item, event)}
    >
      <span className={styles.label}>
        <Marked text={label} asked={asked} />
      </span>
      {detail !== '' && (
        <span className={`${staffLayout.wrappedNote} ${styles.detail}`}>
          <Marked text={detail} asked={asked} />
        </span>
      )}
      {shortcut && <kbd className={styles.keys}>{shortcut}</kbd>}
    </a>
  );
}

/** Returns the id of a line's element, by which the input names the active one. */
export function optionId(id: string, items: readonly PaletteItem[], item: PaletteItem): string {
  return `${id}-option-${items.indexOf(item)}`;
}

function Marked({ text, asked }: { text: string; asked: SearchQuery }) {
  return highlighted(text, asked).map((piece, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
    piece.matched ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
  );
}
