import { unlessNone } from '../../participants/personColumns.ts';
import { oneLine } from '../../text/oneLine.ts';
import { assignParts, bothIn, isAmount, isTooLong, type Parts, type PlaceWords } from './placeWords.ts';

/** A person in a line, with what is said of them; '' for what isn't. */
export type LinePerson = Parts & { name: string; email: string };

const separator = /\t|\s*[,;|]\s*|\s+[–—-]+\s+|[–—]|\s+@\s+|\s+from\s+/u;
const address = /[<([]?\s*(?:mailto:)?([^\s<>()[\],;@]+@[^\s<>()[\],;@]+\.[^\s<>()[\],;@]+)\s*[>)\]]?/u;
const suffix = /^(jr|sr|i{2,3}|iv)\.?$/iu;

/** Reads who a line is about: 'Ann Lee – Alabama, Sigma Nu', 'Lee, Ann, Alabama', 'Ann Lee (Sigma Nu)'. */
export function splitLine(line: string, known: PlaceWords): LinePerson {
  const email = address.exec(line)?.[1] ?? '';
  const parts = partsOf(email === '' ? line : line.replace(address, ' , '), known);
  // 'ann@college.example, Alabama' has no name.
  const isNameless = email !== '' && parts.every((part) => known.isSchool(part) || known.isChapter(part));
  return { ...splitParts(isNameless ? ['', ...parts] : parts, known), email };
}

/** Reads who the cells of a row are about. */
export function splitCells(cells: readonly string[], known: PlaceWords): LinePerson {
  const emails = cells.flatMap((cell) => address.exec(cell)?.[1] ?? []);
  const [email = ''] = emails;
  const parts = cells.map((cell) => oneLine(cell.replace(address, ' '))).filter(Boolean);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return { ...splitLine(only, known), email };
  return { ...splitParts(parts, known), email };
}

function splitParts(parts: readonly string[], known: PlaceWords): Omit<LinePerson, 'email'> {
  const { name, rest } = takeName(parts, known);
  const { school, chapter } = assignParts(rest, known);
  return { name, school: unlessNone(school), chapter: unlessNone(chapter) };
}

function takeName(parts: readonly string[], known: PlaceWords): { name: string; rest: readonly string[] } {
  const isPlace = (part: string) =>
    known.isSchool(part) || known.isChapter(part) || bothIn(part, known) !== null;
  const [first = '', second = '', third = '', ...others] = parts;
  const late = parts.findIndex((part) => /\p{L}\s+\p{L}/u.test(part) && !isPlace(part) && !isAmount(part));
  // 'Alabama – Ann Lee'
  if (isPlace(first) && late > 0) return { name: parts[late] ?? '', rest: parts.toSpliced(late, 1) };
  if (suffix.test(second)) return { name: `${first} ${second}`, rest: parts.slice(2) };
  const isLast = /^\S+$/u.test(first) && /^\S+( \S+)?$/u.test(second) && !isPlace(second) && isPlace(third);
  // 'Lee, Ann, Alabama'
  if (isLast) return { name: `${second} ${first}`, rest: [third, ...others] };
  if (parts.length > 1) return { name: first, rest: parts.slice(1) };
  return withoutSeparators(first, known);
}

/** Finds a school and a chapter at the end of a line. One word alone may be a last name. */
function withoutSeparators(text: string, known: PlaceWords): { name: string; rest: readonly string[] } {
  const words = text.split(' ');
  for (let at = 2; at < words.length - 1; at += 1) {
    const tail = words.slice(at).join(' ');
    if (isTooLong(tail)) continue;
    if (known.isSchool(tail) || known.isChapter(tail) || bothIn(tail, known))
      return { name: words.slice(0, at).join(' '), rest: [tail] };
  }
  return { name: text, rest: [] };
}

function partsOf(text: string, known: PlaceWords): string[] {
  return text
    .split(separator)
    .flatMap((part) => withoutBrackets(part, known))
    .map(oneLine)
    .filter(Boolean);
}

/** 'Ann Lee (Alabama' and 'Sigma Nu)' lose their brackets; 'Miami (OH)' keeps them. */
function withoutBrackets(part: string, known: PlaceWords): string[] {
  const text = part.trim();
  if (known.isSchool(text)) return [text];
  const opened = text.search(/[([]/);
  if (opened >= 0) {
    const inside = text.slice(opened + 1);
    const before = text.slice(0, opened);
    const closed = inside.replace(/[)\]]\s*$/, '');
    return [before, ...withoutBrackets(known.isSchool(inside) ? inside : closed, known)];
  }
  return [text.replace(/[)\]]/g, ' ')];
}
