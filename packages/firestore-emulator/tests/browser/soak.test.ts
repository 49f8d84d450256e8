import { expect, test } from 'vitest';
import { runSoak } from './support/runSoak.ts';

/** The short form of `npm run soak`, which runs for two minutes. */
test('200 listeners and 1 000 writes a minute: nothing missed, nothing stale, no growth', {
  timeout: 120_000,
}, async () => {
  const report = await runSoak({ listeners: 200, writesPerMinute: 1000, seconds: 15, tabs: 4 });
  expect(report).toMatchObject({ writes: 250, missed: 0, stale: 0 });
  const [early, late] = report.heapMiB;
  expect(late - early).toBeLessThan(15);
});
