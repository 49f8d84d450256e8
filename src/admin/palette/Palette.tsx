import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Search } from '../../data/staff/search/searching.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { Button } from '../../ui/Button.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import { useGo } from '../shell/onTheWay.ts';
import { type Held, holdMarked, nothingHeld } from './holdMarked.ts';
import styles from './Palette.module.css';
import type { PaletteField } from './PaletteFrame.tsx';
import { optionId, PaletteList } from './PaletteList.tsx';
import type { PaletteItem } from './paletteItems.ts';
import { useDoors } from './useDoors.ts';
import { usePaletteItems } from './usePaletteItems.ts';
import { foundText, type PaletteSearch } from './usePaletteSearch.ts';

export type PaletteProps = PaletteField & {
  /** Asks the server. */
  search: Search;
  /** Looks through what this device has stored. */
  storedSearch: Search;
  /** The colleges that the browser knows by itself; none for whoever can't open them. */
  listed: readonly ListedCollege[];
  /** The events opened last on this device. */
  recent: readonly FoundEvent[];
  /** Screens and actions. */
  local: readonly PaletteItem[];
  /** Returns the events of today. @throws DataError */
  doors: () => Promise<readonly FoundEvent[]>;
  onClose: () => void;
};

/**
 * The lines of the search over everything, and its foot: what is typed is looked for among events, requests,
 * colleges, chapters with their people, screens and actions. Enter does what the marked line says; it waits
 * for the server only where no line is there yet.
 */
export function Palette({ id, typed, keys, entered, onMarked, onClose, ...props }: PaletteProps) {
  const navigate = useGo();
  const online = useOnline();
  const [chosen, setChosen] = useState({ typed, key: '' });
  const today = useDoors(props.doors);
  const lines = usePaletteItems(typed, { ...props, today, go });
  const { asked, found } = lines;
  const held = useRef<Held>(nothingHeld);
  const items = holdMarked(lines.items, held.current, typed);
  const wanted = chosen.typed === typed ? chosen.key : '';
  const active = items.find(({ key }) => key === wanted) ?? items[0];
  const marked = active ? optionId(id, items, active) : '';
  const { status } = found;
  useLayoutEffect(() => {
    held.current = { typed, items, marked: active?.key ?? '' };
    keys.current = press;
    onMarked(marked);
    if (entered.current && (active || status !== 'loading')) {
      entered.current = false;
      if (active) open(active);
    }
    return () => {
      keys.current = null;
    };
  });

  function go(to: string) {
    onClose();
    navigate(to);
  }
  function open({ does }: PaletteItem, elsewhere = false) {
    if ('run' in does) does.run();
    else if (elsewhere) window.open(does.to, '_blank', 'noopener');
    else go(does.to);
  }
  function move(step: number) {
    const at = active ? items.indexOf(active) : -1;
    setChosen({ typed, key: items[(at + step + items.length) % items.length]?.key ?? '' });
  }
  function press(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (step !== 0 && items.length > 0) move(step);
    else if (event.key === 'Enter' && active) open(active, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter') entered.current = status === 'loading';
    else return;
    event.preventDefault();
  }
  function onPress(item: PaletteItem, event: MouseEvent) {
    // The browser opens a link in a new tab by itself.
    if ('to' in item.does && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    open(item);
  }

  return (
    <>
      <PaletteList
        id={id}
        items={items}
        active={active}
        asked={asked}
        onHover={({ key }) => setChosen({ typed, key })}
        onPress={onPress}
      />
      <div className={`${staffLayout.row3} ${layout.note} ${styles.foot}`}>
        <p id={`${id}-status`} role="status">
          {today.message || statusText(found, items.length, online)}
        </p>
        {found.status === 'idle' && online && <KeyHint />}
        {found.status === 'failed' && (
          <Button tone="plain" onClick={found.retry}>
            Retry
          </Button>
        )}
      </div>
    </>
  );
}

function KeyHint() {
  return (
    <p className={styles.hint} aria-hidden="true">
      <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Ctrl Enter</kbd> in a new tab
    </p>
  );
}

function statusText({ status, hits }: PaletteSearch, count: number, online: boolean): string {
  const offline = online ? '' : "You're offline. Only what's stored on this device is searched. ";
  if (status === 'idle') return offline;
  if (status === 'loading') return `${offline}Searching…`;
  if (status === 'failed') return `${offline}The search failed. Check your connection and try again.`;
  return `${offline}${foundText(count, hits.reach)}`;
}
