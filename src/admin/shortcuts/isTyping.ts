/** Whether keys pressed in an element are text or belong to it, so that no shortcut may take them. */
export function isTyping(target: EventTarget | null): boolean {
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
