import { type Failure, fail } from '../evaluation.ts';
import { Regex } from '../regex/Regex.ts';
import { RegexProblem } from '../regex/RegexProblem.ts';
import { bytes, list, type MapValue, type PathValue, path } from '../values.ts';
import { BYTES, MAP, type Operation, one, PATH, STRING, three, two } from './operation.ts';

const REMEMBERED_PATTERNS = 500;
const patterns = new Map<string, Regex | Failure>();

/** The compiled pattern, remembered; an error for one that is not RE2. */
export function regex(pattern: string): Regex | Failure {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  if (patterns.size >= REMEMBERED_PATTERNS) patterns.clear();
  const compiled = compile(pattern);
  patterns.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): Regex | Failure {
  try {
    return new Regex(pattern);
  } catch (error) {
    if (error instanceof RegexProblem)
      return fail(`Invalid regular expression '${pattern}': ${error.message}.`);
    throw error;
  }
}

/** Characters are code points. */
const length = (text: string): bigint => {
  let count = 0;
  for (const _ of text) count += 1;
  return BigInt(count);
};

export const stringMethods: Record<string, Operation> = {
  size: one(STRING, length),
  lower: one(STRING, (text) => text.toLowerCase()),
  upper: one(STRING, (text) => text.toUpperCase()),
  trim: one(STRING, (text) => text.trim()),
  matches: two(STRING, STRING, (text, pattern) => {
    const compiled = regex(pattern);
    return compiled instanceof Regex ? compiled.matches(text) : compiled;
  }),
  split: two(STRING, STRING, (text, pattern) => {
    const compiled = regex(pattern);
    return compiled instanceof Regex ? list(compiled.split(text)) : compiled;
  }),
  replace: three(STRING, STRING, STRING, (text, pattern, substitute) => {
    const compiled = regex(pattern);
    return compiled instanceof Regex ? compiled.replace(text, substitute) : compiled;
  }),
  toUtf8: one(STRING, (text) => bytes(new TextEncoder().encode(text))),
};

export const bytesMethods: Record<string, Operation> = {
  size: one(BYTES, ({ value }) => BigInt(value.length)),
  toBase64: one(BYTES, ({ value }) =>
    Buffer.from(value).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: one(BYTES, ({ value }) => Buffer.from(value).toString('hex').toUpperCase()),
};

function bind({ segments }: PathValue, { fields }: MapValue): PathValue | Failure {
  const bound: string[] = [];
  for (const segment of segments) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    const value = name === undefined ? segment : fields.get(name);
    if (typeof value !== 'string') return fail(`No string for ${segment} in path.bind().`);
    bound.push(value);
  }
  return path(bound);
}

export const pathMethods: Record<string, Operation> = { bind: two(PATH, MAP, bind) };
