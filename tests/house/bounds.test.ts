import { expect, test } from 'vitest';
import { measuresOf } from '../../bench/house/measures.ts';

test.each(measuresOf(process.cwd()))('$name: at most $bound', ({ now, bound, places }) => {
  expect(now, `\n${places.join('\n')}\n`).toBeLessThanOrEqual(bound);
});
