/** What a line says of its place. `place` 0: the one of the line above. */
export type PlaceMark = { place: number; tied: boolean };

const tie = '(t|=|tied?\\b)?[\\s.-]*';
const ordinal = '\\d{1,4}(?:st|nd|rd|th)?';
const after = '(\\s*=|t\\b|\\s*\\(t(?:ied?)?\\))?(?:\\s+place)?\\s*(?:[.):=–—-]+\\s*|\\s+|$)';
/** '3.', '3)', 'T3', 'T-3:', '3=', '=3', '#3', '3rd', '5-8', '3rd place:'. */
const mark = new RegExp(`^(?:no\\.?\\s*)?${tie}#?(${ordinal})(?:\\s*[-–]\\s*${ordinal})?${after}`, 'iu');
const above = /^(=|〃|"|tied?:)\s+(?=\p{L})/iu;
const words: readonly (readonly [RegExp, number])[] = [
  [/^(?:the\s+)?(?:winner|champion|first(?: place)?|gold|🥇)\s*(?:[:–—-]+|(?<=🥇))\s*/iu, 1],
  [/^(?:the\s+)?(?:runner[- ]?up|second(?: place)?|silver|🥈)\s*(?:[:–—-]+|(?<=🥈))\s*/iu, 2],
  [/^(?:the\s+)?(?:third(?: place)?|bronze|🥉)\s*(?:[:–—-]+|(?<=🥉))\s*/iu, 3],
];

/** Takes the place off a line: '3. Ann Lee', 'T3 Ann Lee', '3= Ann Lee', 'Winner: Ann Lee'. */
export function takePlace(line: string): { mark: PlaceMark | null; rest: string } {
  const text = line.trim().replace(/^[•*·▪◦-]\s+/u, '');
  const same = above.exec(text);
  if (same) return { mark: { place: 0, tied: true }, rest: text.slice(same[0].length) };
  for (const [pattern, place] of words) {
    const said = pattern.exec(text);
    if (said) return { mark: { place, tied: false }, rest: text.slice(said[0].length) };
  }
  const found = mark.exec(text);
  const place = Number.parseInt(found?.[2] ?? '0', 10);
  if (!found || place === 0) return { mark: null, rest: text };
  return {
    mark: { place, tied: Boolean(found[1] ?? found[3]) },
    rest: text.slice(found[0].length),
  };
}

/** Reads a cell that holds a place and nothing else. */
export function readPlace(cell: string): PlaceMark | null {
  const { mark: found, rest } = takePlace(cell);
  return found && rest === '' ? found : null;
}
