type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Press = { button: HTMLElement; answer: () => void };

const typed = new Map<Field, string>();
let pressed: Press | undefined;
let waiting: AbortController | undefined;
let frameIsTaken = false;

/**
 * Remembers presses and typed text on the drawn page until the app takes over, and shows that they were
 * heard.
 */
export function hearEarlyInput(): void {
  waiting = new AbortController();
  frameIsTaken = false;
  const options = { capture: true, signal: waiting.signal };
  addEventListener('click', hearPress, options);
  addEventListener('input', hearTyping, options);
}

/**
 * Repeats what was pressed and typed in the part that the app has just taken over: the frame, then the page.
 */
export function answerEarlyInput(part: 'frame' | 'page'): void {
  if (!waiting || waiting.signal.aborted) return;
  frameIsTaken = true;
  if (part === 'page') {
    waiting.abort();
    for (const [field, value] of typed) retype(field, value);
  }
  if (!pressed || !isTaken(pressed.button)) return;
  const { button, answer } = pressed;
  pressed = undefined;
  answer();
  // Nothing happens for a button that the app has replaced by something else.
  button.click();
}

function isTaken(button: HTMLElement): boolean {
  return frameIsTaken && (waiting?.signal.aborted || !button.closest('main'));
}

function hearPress(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button || isTaken(button)) return;
  // React would answer some of these presses itself and drop others.
  event.stopImmediatePropagation();
  event.preventDefault();
  if (button !== pressed?.button) {
    pressed?.answer();
    pressed = { button, answer: showWaiting(button) };
  }
}

function hearTyping({ target }: Event): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    typed.set(target, target.value);
}

/** Marks the button as busy and says so after 150 ms. Returns what takes both back. */
function showWaiting(button: HTMLElement): () => void {
  const words = document.createElement('p');
  words.className = 'visually-hidden';
  words.ariaLive = 'polite';
  document.body.append(words);
  button.ariaBusy = 'true';
  const timer = setTimeout(() => {
    words.textContent = 'Please wait…';
  }, 150);
  return () => {
    clearTimeout(timer);
    words.remove();
    button.ariaBusy = null;
  };
}

function retype(field: Field, value: string): void {
  // React ignores an event after which the value is what the field's own setter was given last.
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
