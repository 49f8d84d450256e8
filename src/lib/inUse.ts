let typed = false;
// A press on a field is none: what was typed, chosen or ticked is.
globalThis.addEventListener?.('input', () => {
  typed = true;
});

/** Whether the page must not be reloaded: a dialog is open, or something was typed. */
export function isInUse(): boolean {
  return typed || document.querySelector('dialog[open]') !== null;
}
