/** A range of a rules file: its first character, and the one after its last. */
export type Stretch = { from: number; to: number };

/**
 * A list of words such as `hasOnly(['title', 'date'])`; `name` is the word before it: hasOnly, keeps, in,
 * isOneOf.
 */
export type WordList = Stretch & { name: string; words: (Stretch & { word: string })[] };

/**
 * Returns the source with blanked comments and with '_' for the letters of its strings, character for
 * character: a match in it is code and stands at the same place in the source.
 */
export function codeOf(source: string): string {
  return source.replace(/\/\/[^\n]*|'(?:\\.|[^'\\])*'/g, (found) =>
    found.startsWith('//') ? ' '.repeat(found.length) : `'${'_'.repeat(found.length - 2)}'`,
  );
}

/** Returns the line number of a place in the source, from 1. */
export function lineOf(source: string, place: number): number {
  return source.slice(0, place).split('\n').length;
}

/** Returns the operands of every `&&` and `||`, each once. */
export function operandsOf(code: string): (Stretch & { operator: '&&' | '||' })[] {
  const found = new Map<number, Stretch & { operator: '&&' | '||' }>();
  for (const match of code.matchAll(/&&|\|\|/g)) {
    const operator = match[0] === '&&' ? '&&' : '||';
    for (const operand of [operandBefore(code, match.index), operandBehind(code, match.index + 2)])
      if (!found.has(operand.from)) found.set(operand.from, { ...operand, operator });
  }
  return [...found.values()].toSorted((a, b) => a.from - b.from);
}

/** Returns the lists of words in the file, in order, with the function or operator they belong to. */
export function wordListsOf(source: string): WordList[] {
  const code = codeOf(source);
  return [...code.matchAll(/\[(\s*'_*'\s*,?)+\s*\]/g)].map((match) => {
    const from = match.index;
    const to = from + match[0].length;
    const name = /(\w+)\((?:[\w\s]+,\s*)*(?:'_*',\s*)?$|\b(in) $/.exec(
      code.slice(Math.max(0, from - 100), from),
    );
    const words = [...source.slice(from, to).matchAll(/'([^']*)'/g)].map((word) => ({
      from: from + word.index,
      to: from + word.index + word[0].length,
      word: word[1] ?? '',
    }));
    return { from, to, name: name?.[1] ?? name?.[2] ?? '', words };
  });
}

function operandBehind(code: string, start: number): Stretch {
  let depth = 0;
  let at = start;
  for (; at < code.length; at += 1) {
    const char = code[at] ?? '';
    if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char) && depth-- === 0) break;
    else if (depth === 0 && (/[;,?]/.test(char) || /^(&&|\|\|| : )/.test(code.slice(at, at + 3)))) break;
  }
  return trimmed(code, start, at);
}

function operandBefore(code: string, end: number): Stretch {
  let depth = 0;
  let at = end;
  for (; at > 0; at -= 1) {
    const char = code[at - 1] ?? '';
    if (')]}'.includes(char)) depth += 1;
    else if ('([{'.includes(char) && depth-- === 0) break;
    else if (
      depth === 0 &&
      /(&&|\|\||[;,?]| : |\breturn\s|\bif\s)$/.test(code.slice(Math.max(0, at - 8), at))
    )
      break;
  }
  return trimmed(code, at, end);
}

function trimmed(code: string, from: number, to: number): Stretch {
  const text = code.slice(from, to);
  const first = from + text.length - text.trimStart().length;
  return { from: first, to: first + text.trim().length };
}

/**
 * Returns the paths of the documents that rules match, such as 'events/{eventId}/slips/{slipId}', without
 * those of whole groups of collections (`{path=**}`).
 */
export function matchedPaths(rules: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [token, path] of codeOf(rules).matchAll(/match ([^\s]+) \{|\{\w+(?:=\*\*)?\}|[{}]/g)) {
    if (path !== undefined) {
      open.push(path);
      found.push(open.join(''));
    } else if (token === '{') open.push('');
    else if (token === '}') open.pop();
  }
  return found
    .map((path) => path.replace('/databases/{database}/documents', '').slice(1))
    .filter((path) => path !== '' && !path.includes('=**'));
}
