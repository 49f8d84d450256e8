import type { Code } from './code.ts';

/** Two places with the same `lines` lines. */
export type Repeat = { a: string; b: string; lines: number };

type Line = { file: number; number: number; text: string };

const least = 6;

/**
 * Returns the pairs of places that share a run of six lines or more, each run at its full length. Lines are
 * compared trimmed. Imports, re-exports, comments and blank lines are left out, and without `brackets` so are
 * lines with only brackets or closing tags. The same run in three places is three pairs.
 */
export function repeatsIn(codes: readonly Code[], brackets: boolean): Repeat[] {
  const lines = codes.flatMap((code, file) => meaningful(code, file, brackets));
  const windows = new Map<string, number[]>();
  for (let at = 0; at + least <= lines.length; at++) {
    const run = lines.slice(at, at + least);
    if (run.some(({ text }) => text === '')) continue;
    const key = run.map(({ text }) => text).join('\n');
    const places = windows.get(key);
    if (places) places.push(at);
    else windows.set(key, [at]);
  }
  const place = (at: number) => `${codes[lines[at]?.file ?? -1]?.path}:${lines[at]?.number}`;
  const repeats: Repeat[] = [];
  for (const places of windows.values())
    for (const [index, a] of places.entries())
      for (const b of places.slice(index + 1)) {
        if (b - a < least || same(lines, a - 1, b - 1)) continue;
        let length = least;
        while (same(lines, a + length, b + length)) length++;
        repeats.push({ a: place(a), b: place(b), lines: length });
      }
  return repeats.sort((x, y) => y.lines - x.lines);
}

/** Whether two lines are equal and not across a file boundary. */
function same(lines: readonly Line[], a: number, b: number): boolean {
  const [x, y] = [lines[a], lines[b]];
  return x !== undefined && y !== undefined && x.text === y.text && x.text !== '';
}

function meaningful({ lines, nodes, text }: Code, file: number, brackets: boolean): Line[] {
  const left = new Set<number>();
  for (const { type, source, start, end } of nodes)
    if (/^(Import|Export(All|Named))Declaration$/.test(type) && source) {
      const first = text.slice(0, start).split('\n').length;
      const count = text.slice(start, end).split('\n').length;
      for (let line = first; line < first + count; line++) left.add(line);
    }
  const said = lines
    .map((line, index) => ({ file, number: index + 1, text: line.trim() }))
    .filter(({ number, text }) => text !== '' && !left.has(number) && !isComment(text))
    .filter(({ text }) => brackets || says(text));
  // An empty line between two files ends every run.
  return [...said, { file, number: 0, text: '' }];
}

function says(line: string): boolean {
  return /\w/.test(line) && !/^<\/[\w.]*>[\s)};,]*$/.test(line);
}

/** Whether a trimmed line is a comment or a part of one. */
export function isComment(line: string): boolean {
  return /^(\/\/|\/\*|\*( |\/|$)|\{\/\*)/.test(line);
}
