import { useWindowEvent } from '../../hooks/useWindowEvent.ts';
import { currentToasts, dismissToast } from '../../ui/toast.ts';
import { eventOf } from '../palette/recentEvents.ts';
import { isOnTheWay } from '../shell/onTheWay.ts';
import { focusedRow, focusRowBy, focusSearch } from './rowFocus.ts';
import { singleKeys } from './shortcuts.ts';

type Actions = { onCreate: () => void; onEdit: (eventId: string) => void; onHelp: () => void };

/**
 * The shortcuts of a single key. None acts while somebody types, in a dialog, with a modifier, or where they
 * are switched off (WCAG 2.1.4).
 */
export function useShortcuts({ onCreate, onEdit, onHelp }: Actions): void {
  const actions: Record<string, () => boolean> = {
    '/': focusSearch,
    c: () => done(onCreate),
    j: () => focusRowBy(1),
    k: () => focusRowBy(-1),
    e: () => {
      const row = focusedRow();
      const eventId = row instanceof HTMLAnchorElement ? eventOf(row.pathname, row.search) : '';
      return eventId ? done(() => onEdit(eventId)) : false;
    },
    u: undoLatest,
    '?': () => done(onHelp),
  };
  useWindowEvent('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (isOnTheWay()) {
      // They are meant for the page that isn't there yet, and press no button of this one.
      if (event.key.length === 1 || event.key === 'Enter') event.preventDefault();
      return;
    }
    if (!singleKeys.get() || isTyping(event.target)) return;
    // Held down, only the way through the rows goes on.
    if (event.repeat && event.key !== 'j' && event.key !== 'k') return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (action?.()) event.preventDefault();
  });
}

/** Presses the Undo of the latest message; false without one. Tab reaches it only after every row. */
function undoLatest(): boolean {
  for (const { id, actions } of currentToasts().toReversed()) {
    const undo = actions.find(({ label }) => label === 'Undo');
    if (!undo) continue;
    dismissToast(id);
    undo.run();
    return true;
  }
  return false;
}

function done(act: () => void): true {
  act();
  return true;
}

/** Whether keys pressed in an element are text or belong to it, so that no shortcut may take them. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[contenteditable]:not([contenteditable="false"])'))
    return true;
  // A box or a button takes no letters, but a list in which one types to choose does.
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.matches(
    'textarea, select, [role="combobox"], [role="listbox"], [role="menu"] *, [role="textbox"]',
  );
}
