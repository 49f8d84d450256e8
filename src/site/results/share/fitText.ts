/** A text in lines, and the size of its letters in pixels. */
export type FittedText = { lines: string[]; size: number };

type Room = {
  width: number;
  /** At most so many lines. */
  most: number;
  /** From the largest letters to the smallest. */
  sizes: readonly number[];
};

/**
 * Returns a text in the largest letters in which it fits; in the smallest it is cut with an ellipsis. A word
 * wider than a line is broken only in the smallest. `widthOf`: how wide a text is in letters of a size.
 */
export function fitText(
  text: string,
  { width, most, sizes }: Room,
  widthOf: (text: string, size: number) => number,
): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  for (const size of sizes) {
    const lines = wrapped(words, (line) => widthOf(line, size) <= width);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 1;
  const fits = (line: string) => widthOf(line, size) <= width;
  const lines = wrapped(
    words.flatMap((word) => broken(word, fits)),
    fits,
  );
  if (lines.length <= most) return { lines, size };
  const last = [...(lines[most - 1] ?? '')];
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop();
  return { lines: [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`], size };
}

function wrapped(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns a word in parts that fit a line each. */
function broken(word: string, fits: (line: string) => boolean): string[] {
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = parts.at(-1) + segment;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}
