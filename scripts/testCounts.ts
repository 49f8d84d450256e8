import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export type Counts = { passed: number; failed: number };

const VitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
});

/** Returns the test counts of a JSON report of vitest; zero when the program ended before it wrote one. */
export function vitestCounts(path: string): Counts {
  const report = read(path, VitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Returns the test counts of a JSON report of Playwright; tests are not retried. */
export function playwrightCounts(path: string): Counts {
  const stats = read(path, PlaywrightReport)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

function read<T extends v.GenericSchema>(path: string, schema: T): v.InferOutput<T> | null {
  if (!existsSync(path)) return null;
  const report = v.safeParse(schema, JSON.parse(readFileSync(path, 'utf8')));
  return report.success ? report.output : null;
}
