let pressed: Element | null = null;
let begun = false;
if (!import.meta.env.DRAWING) {
  const begin = () => {
    begun = true;
  };
  addEventListener('focusin', begin, true);
  addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button, a') : null;
      if (pressed) begin();
    },
    true,
  );
}

/** Whether anything has had the focus in this visit; on a page just opened, Tab starts at its top. */
export function focusHasBegun(): boolean {
  return begun;
}

/** Returns the element with the focus, or the one pressed last where pressing doesn't focus it: in Safari. */
export function focused(): Element | null {
  const { activeElement } = document;
  return pressed?.isConnected && activeElement?.contains(pressed) ? pressed : activeElement;
}

/** Focuses the row at an index of a list, or the last one. Returns whether there is one. */
export function focusRow(list: Element | null, place: number): boolean {
  const rows = list?.children ?? [];
  const row = rows[Math.min(place, rows.length - 1)];
  return focus(row?.matches('[tabindex]') ? row : row?.querySelector('[data-row], button:not([disabled])'));
}

/**
 * Remembers an element's position and returns a function that restores the focus when it is gone: to its
 * row's place, the list, or a heading.
 */
export function focusPlace(from: Element | null): () => void {
  const rows = rowsAround(from);
  const frame = from?.closest('dialog') ?? document.querySelector('main');
  const around = rows[0]?.list.closest('[tabindex]');
  return () => {
    if (from !== document.body && focus(from)) return;
    if (rows.some(({ list, place }) => focusRow(list, place))) return;
    if (around && around !== frame && frame?.contains(around) && focus(around)) return;
    if (!focus(frame?.querySelector('h1, h2[tabindex]'))) focus(document.querySelector('main h1'));
  };
}

/** Returns the rows that hold an element, the innermost first, as indexes in their lists. */
function rowsAround(from: Element | null): { list: Element; place: number }[] {
  const row = from?.closest('li');
  const list = row?.parentElement;
  if (!row || !list) return [];
  return [{ list, place: [...list.children].indexOf(row) }, ...rowsAround(list)];
}

function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
