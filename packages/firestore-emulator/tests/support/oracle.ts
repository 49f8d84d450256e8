import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { OUT_OF_SCOPE } from '../oracle/outOfScope.ts';

const PLACEHOLDERS: Record<string, RegExp> = {
  '<time>': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.(\d{3}){1,3})?Z$/,
  '<ms time>': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/,
  '<token>': /^.+$/s,
  '<id>': /^.+$/s,
  '<sid>': /^.+$/s,
  '<any>': /^.+$/s,
};
const WITHIN: [placeholder: string, pattern: string][] = [
  ['<20 letters or digits>', '[A-Za-z0-9]{20}'],
  ['<microseconds>', '\\d+'],
];

/** A recorded file of `tests/oracle`, checked. */
export function readOracle<S extends v.GenericSchema>(file: string, schema: S): v.InferOutput<S> {
  const json: unknown = JSON.parse(readFileSync(new URL(`../oracle/${file}`, import.meta.url), 'utf8'));
  return v.parse(schema, json);
}

/**
 * One test per row. Rows listed in `outOfScope.ts` are run as well and must fail, so that none stays listed
 * after it has begun to pass.
 */
export function replayRows<R>(
  file: string,
  rows: readonly R[],
  nameOf: (row: R) => string,
  run: (row: R) => Promise<void>,
): void {
  const excluded = new Map(Object.entries(OUT_OF_SCOPE[file] ?? {}));
  for (const row of rows) {
    const name = nameOf(row);
    const reason = excluded.get(name);
    excluded.delete(name);
    if (reason === undefined) it(name, () => run(row));
    else it(`${name} [out of scope: ${reason}]`, () => expect(run(row)).rejects.toThrow());
  }
  it('leaves out only rows there are', () => expect([...excluded.keys()]).toEqual([]));
}

/** Puts a project's name into recorded text or JSON. */
export function fill<T>(recorded: T, project: string): T;
export function fill(recorded: unknown, project: string): unknown {
  if (typeof recorded === 'string') {
    const documents = `projects/${project}/databases/(default)/documents`;
    return recorded
      .replaceAll('{documents}', documents)
      .replaceAll('{project}', project)
      .replaceAll('{db}', `projects/${project}/databases/(default)`);
  }
  if (Array.isArray(recorded)) return recorded.map((item) => fill(item, project));
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  return Object.fromEntries(Object.entries(recorded).map(([key, value]) => [key, fill(value, project)]));
}

/** Expects an answer to be as recorded, placeholders standing for what they name. */
export function expectLike(actual: unknown, recorded: unknown): void {
  expect(actual).toEqual(matcherOf(recorded));
}

function matcherOf(recorded: unknown): unknown {
  if (typeof recorded === 'string') return textMatcher(recorded);
  if (Array.isArray(recorded)) return recorded.map(matcherOf);
  if (typeof recorded !== 'object' || recorded === null) return recorded;
  return Object.fromEntries(Object.entries(recorded).map(([key, value]) => [key, matcherOf(value)]));
}

function textMatcher(text: string): unknown {
  const pattern = PLACEHOLDERS[text];
  if (pattern !== undefined) return expect.stringMatching(pattern);
  if (!WITHIN.some(([placeholder]) => text.includes(placeholder))) return text;
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = WITHIN.reduce((all, [placeholder, part]) => all.replaceAll(placeholder, part), escaped);
  return expect.stringMatching(new RegExp(`^${source}$`));
}
