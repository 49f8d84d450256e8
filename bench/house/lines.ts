import { posix } from 'node:path';
import { type Code, callsOf, placeOf, textOf } from './code.ts';
import { isComment } from './repeats.ts';

const width = 110;

/** Returns the total number of lines in the files. */
export const countLines = (codes: readonly Code[]) => codes.reduce((sum, { lines }) => sum + lines.length, 0);

/** Returns the places of the lines over 110 columns. */
export function longLines(path: string, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) =>
    line.length > width ? `${path}:${index + 1} ${line.length} columns` : [],
  );
}

/** Returns the places of the comment lines over 110 columns. */
export function longComments({ path, lines }: Code): string[] {
  return longLines(
    path,
    lines.map((line) => (isComment(line.trim()) ? line : '')),
  );
}

/** Returns the folders with more files of code than `limit`, the largest first. */
export function fullFolders(codes: readonly Code[], limit: number): [folder: string, files: number][] {
  const folders = new Map<string, number>();
  for (const { path } of codes) {
    const folder = posix.dirname(path);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].filter(([, files]) => files > limit).sort(([, a], [, b]) => b - a);
}

/** Returns the calls of useEffect and useLayoutEffect. */
export function effects(code: Code): string[] {
  return callsOf(code, /^(React\.)?use(Layout)?Effect$/).map((call) => placeOf(code, call));
}

/** Returns the casts (except `as const`), the `!` and the `any` of a file. */
export function looseTypes(code: Code): { casts: string[]; bangs: string[]; anys: string[] } {
  const of = (pattern: RegExp) =>
    code.nodes
      .filter((node) => pattern.test(node.type) && textOf(code, node.typeAnnotation) !== 'const')
      .map((node) => placeOf(code, node));
  return {
    casts: of(/^TS(AsExpression|TypeAssertion)$/),
    bangs: of(/^TSNonNullExpression$/),
    anys: of(/^TSAnyKeyword$/),
  };
}
