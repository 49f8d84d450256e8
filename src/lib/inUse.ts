let typed = false;
// A press on a field is none: what was typed, chosen or ticked is.
globalThis.addEventListener?.('input', () => {
  typed = true;
});

/**
 * Whether somebody has a dialog open, or typed something into this page: it must not be reloaded by itself.
 */
export function isInUse(): boolean {
  return typed || document.querySelector('dialog[open]') !== null;
}
