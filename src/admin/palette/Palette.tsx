import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Search } from '../../data/staff/search/searching.ts';
import type { ListedCollege } from '../../domain/lists/listedColleges.ts';
import type { FoundEvent } from '../../domain/search/eventSearch.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { arrowStep } from '../../lib/arrowStep.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import layout from '../../ui/layout.module.css';
import staffLayout from '../../ui/staffLayout.module.css';
import styles from './Palette.module.css';
import { optionId, PaletteList } from './PaletteList.tsx';
import type { PaletteItem } from './paletteItems.ts';
import { useDoors } from './useDoors.ts';
import { usePaletteItems } from './usePaletteItems.ts';
import { foundText, type PaletteSearch } from './usePaletteSearch.ts';

export type PaletteProps = {
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
 * The search over everything, opened by Ctrl+K: what is typed is looked for among events, requests, colleges,
 * chapters with their people, screens and actions (ARIA combobox with a list box).
 */
export function Palette({ onClose, ...props }: PaletteProps) {
  const id = useId();
  const navigate = useNavigate();
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const today = useDoors(props.doors);
  const { asked, found, items } = usePaletteItems(typed, { ...props, today, go });
  const active = items.find(({ key }) => key === chosen) ?? items[0];
  // Enter before the answer opens the first line of the answer.
  const waits = useRef(false);
  const { status } = found;
  useEffect(() => {
    if (status === 'loading' || !waits.current) return;
    waits.current = false;
    if (active) open(active);
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
    setChosen(items[(at + step + items.length) % items.length]?.key ?? '');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = arrowStep(event);
    if (step !== 0 && items.length > 0) move(step);
    else if (event.key === 'Enter' && active) open(active, event.ctrlKey || event.metaKey);
    else if (event.key === 'Enter') waits.current = status === 'loading';
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
    <Dialog labelledBy={`${id}-title`} onClose={onClose} className={styles.palette}>
      <h2 id={`${id}-title`} className="visually-hidden">
        Search everything
      </h2>
      <div className={styles.head}>
        <input
          type="text"
          role="combobox"
          className={styles.input}
          aria-label="Search events, requests, people and screens"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(id, items, active)}
          aria-describedby={`${id}-status`}
          placeholder="Search events, requests, people…"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            waits.current = false;
            setTyped(target.value);
            setChosen('');
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteList
        id={id}
        items={items}
        active={active}
        asked={asked}
        onHover={({ key }) => setChosen(key)}
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
    </Dialog>
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
  const offline = online ? '' : 'You’re offline. Only what’s stored on this device is searched. ';
  if (status === 'idle') return offline;
  if (status === 'loading') return `${offline}Searching…`;
  if (status === 'failed') return `${offline}The search failed. Check your connection and try again.`;
  return `${offline}${foundText(count, hits.reach)}`;
}
