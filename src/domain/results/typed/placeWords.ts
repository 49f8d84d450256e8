import { limits } from '../../fields/limits.ts';

/** What the lists of schools and fraternities know, for telling the parts of a line apart. */
export type PlaceWords = { isSchool: (text: string) => boolean; isChapter: (text: string) => boolean };

/** A school and a chapter in the words of a line. */
export type Parts = { school: string; chapter: string };

const link = /^(?:at|of|from|@|the)\s+|\s+(?:at|of|from|@)$/giu;
const amount = /^[\d\s$.,:%+-]*(chips?|points?|pts\.?)?$/iu;

/** Whether a part is an amount, such as the chips somebody had. */
export function isAmount(part: string): boolean {
  return amount.test(part.trim());
}

/**
 * Tells which parts of a line are the school and the chapter: what the lists know goes first, the rest is
 * taken in this order. Nothing is left out.
 */
export function assignParts(parts: readonly string[], known: PlaceWords): Parts {
  const found: Parts = { school: '', chapter: '' };
  const rest: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const took = takeKnown(parts, at, known, found);
    if (took === 0) rest.push(parts[at] ?? '');
    at += Math.max(1, took);
  }
  for (const part of rest.filter((one) => !isAmount(one))) {
    if (found.school === '') found.school = part;
    else if (found.chapter === '') found.chapter = part;
    else found.chapter = `${found.chapter}, ${part}`;
  }
  return found;
}

/** Takes the longest run of parts that is known: 'University of California, Berkeley' is two of them. */
function takeKnown(parts: readonly string[], at: number, known: PlaceWords, found: Parts): number {
  for (let length = Math.min(3, parts.length - at); length > 0; length -= 1) {
    // Names are compared without what isn't Latin: 'Purdue, ΣΧ' would be a school.
    if (length > 1 && !/[a-z]/i.test(parts[at + length - 1] ?? '')) continue;
    const text = parts
      .slice(at, at + length)
      .join(', ')
      .replace(link, '')
      .trim();
    const isFree = length === 1 && found.school === '' && found.chapter === '';
    const both = isFree ? bothIn(text, known) : null;
    if (both) Object.assign(found, both);
    else if (found.school === '' && known.isSchool(text)) found.school = text;
    else if (found.chapter === '' && known.isChapter(text)) found.chapter = text;
    else continue;
    return length;
  }
  return 0;
}

/** Whether a text is longer than any school with its chapter, such as a pasted letter. */
export function isTooLong(text: string): boolean {
  return text.length > limits.name;
}

/** Returns the school and the chapter of one text: 'Alabama Sigma Nu', 'Sigma Nu at Alabama'; else null. */
export function bothIn(text: string, { isSchool, isChapter }: PlaceWords): Parts | null {
  if (isTooLong(text)) return null;
  const words = text.split(/\s+/);
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join(' ').replace(link, '');
    const second = words.slice(at).join(' ').replace(link, '');
    if (isSchool(first) && isChapter(second)) return { school: first, chapter: second };
    if (isChapter(first) && isSchool(second)) return { school: second, chapter: first };
  }
  return null;
}
