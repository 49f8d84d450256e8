/** What an HTML file holds of what it was drawn from: the day, the moment and the data. */
type DrawnFile = Partial<Record<'today' | 'at' | 'isSoon' | 'event', unknown>>;

let held: DrawnFile | undefined;

/** Returns what the HTML file of this visit was drawn from; empty where it holds no data (build/draw.tsx). */
export function drawnFile(): DrawnFile {
  held ??= parsed(import.meta.env.DRAWING ? null : document.getElementById('drawn')?.textContent);
  return held;
}

/** Sets what the next page is drawn from: the text that its file will hold, null for nothing. */
export function drawFrom(text: string | null): void {
  held = parsed(text);
}

const parsed = (text: string | null | undefined): DrawnFile => Object(JSON.parse(text || '{}'));
