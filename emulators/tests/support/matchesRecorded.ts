/**
 * Compares parsed JSON with a recording in which `<time>`, `<token>`, `<sid>`, `<id>` and `<any>` stand for any text.
 * Returns null, or where they differ; extra keys count.
 */
export function matchesRecorded(actual: unknown, expected: unknown, at = 'the answer'): string | null {
  if (typeof expected === 'string' && /^<(time|token|sid|id|any)>$/.test(expected)) {
    return isPlausible(actual, expected) ? null : `${at} is no ${expected}`;
  }
  if (!isObject(actual) || !isObject(expected)) return Object.is(actual, expected) ? null : `${at} differs`;
  const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
  for (const key of keys) {
    const problem = matchesRecorded(actual[key], expected[key], `${at}.${key}`);
    if (problem !== null) return problem;
  }
  return null;
}

function isPlausible(actual: unknown, placeholder: string): boolean {
  if (typeof actual !== 'string' || actual === '') return false;
  return placeholder !== '<time>' || !Number.isNaN(Date.parse(actual));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
