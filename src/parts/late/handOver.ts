type TextField = HTMLInputElement | HTMLTextAreaElement;

/** A field that takes letters, in the state that what was typed belongs to. */
type Place = { field: TextField; before: string; start: number; end: number };

const untyped = ['checkbox', 'radio', 'file', 'button', 'submit', 'range', 'color', 'hidden', 'date', 'time'];

/** What was typed into a field that has just left the page, until another dialog takes it. */
let leaving: { text: string } | null = null;

/**
 * Gives `typed` what was typed into the frame before it, and remembers the open dialogs. Returns what to call
 * when it leaves the page for the dialog that replaces it. That focuses the new dialog's field and returns
 * what puts the text into it, to be called when React has run the new dialog's effects. Without another
 * dialog the text is dropped.
 */
export function handOver(typed: HTMLTextAreaElement): () => () => void {
  const others = new Set(openDialogs());
  if (leaving) typed.value = leaving.text;
  leaving = null;
  return () => {
    const own = { text: typed.value };
    if (own.text === '') return () => {};
    leaving = own;
    let place: Place | undefined;
    let dialog: HTMLDialogElement | undefined;
    // As soon as the new dialog is open; keys pressed from now on reach it by themselves.
    queueMicrotask(() => {
      if (leaving !== own) return;
      leaving = null;
      dialog = openDialogs().findLast((one) => !others.has(one));
      const field = dialog && firstField(dialog);
      // Where there is no field, a space presses no button.
      dialog?.setAttribute('tabindex', '-1');
      (field ?? dialog)?.focus();
      if (field) place = placeOf(field);
    });
    return () => {
      const field = dialog && firstField(dialog);
      // The dialog may have moved the focus to another field.
      if (field && place?.field.value === place?.before) place = placeOf(field);
      if (!place) return;
      place.field.focus();
      put(own.text, place);
    };
  };
}

function openDialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')].filter(({ open }) => open);
}

/** Returns the field that has the focus, or else the first one that takes text. */
function firstField(dialog: HTMLElement): TextField | undefined {
  const fields = [...dialog.querySelectorAll<TextField>('input, textarea')].filter(
    ({ type, disabled, readOnly }) => !untyped.includes(type) && !disabled && !readOnly,
  );
  return fields.find((field) => field === document.activeElement) ?? fields[0];
}

function placeOf(field: TextField): Place {
  const { value, selectionStart, selectionEnd } = field;
  // A number or an email address tells no selection.
  return { field, before: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** Types a text into a field, before what has been typed there since. */
function put(text: string, { field, before, start, end }: Place): void {
  const { value, maxLength, selectionStart } = field;
  const typedSince = value !== before;
  const rest = value.slice(typedSince ? start : end);
  // A field of one line takes no line breaks, as when they are typed into it.
  const fits = field instanceof HTMLTextAreaElement ? text : text.replaceAll(/[\r\n]/g, '');
  const room = maxLength < 0 ? fits.length : Math.max(maxLength - start - rest.length, 0);
  const given = fits.slice(0, room);
  // The prototype's setter: React ignores an event for a value that was set by the field's own.
  Reflect.set(Object.getPrototypeOf(field), 'value', value.slice(0, start) + given + rest, field);
  if (selectionStart !== null) {
    const caret = given.length + (typedSince ? selectionStart : start);
    field.setSelectionRange(caret, caret);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
