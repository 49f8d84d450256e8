import { parseArgs } from 'node:util';
import { Browser } from '../tests/browser/support/Browser.ts';
import { type ListenFigures, measureListen } from '../tests/browser/support/measureListen.ts';

const LIMIT = 1.5;
const PORT = Number(process.env.BENCH_PORT ?? 9080);

/**
 * `npm run bench:listen [-- --listeners 1,50,200 --writes 150 --small 100 --large 100000]`: prints the
 * milliseconds from a write to the other tab's callback, and fails when the median grows by more than half
 * between the two sizes.
 */
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '1,50,200' },
    writes: { type: 'string', default: '150' },
    small: { type: 'string', default: '100' },
    large: { type: 'string', default: '100000' },
  },
});
const browser = await Browser.start();
const print = ({ stored, listeners, medianMs, p99Ms }: ListenFigures) =>
  console.log(
    `${String(listeners).padStart(4)} listeners  ${String(stored).padStart(7)} documents  median ${medianMs.toFixed(1)} ms  p99 ${p99Ms.toFixed(1)} ms`,
  );
for (const listeners of values.listeners.split(',').map(Number)) {
  const sizes = [Number(values.small), Number(values.large)];
  const figures = await measureListen(browser, {
    sizes,
    listeners,
    writes: Number(values.writes),
    port: PORT,
  });
  for (const each of figures) print(each);
  const [small, large] = figures;
  const growth = small && large ? large.medianMs / small.medianMs : Number.NaN;
  console.log(`${String(listeners).padStart(4)} listeners  growth ${growth.toFixed(2)}`);
  if (!(growth <= LIMIT)) process.exitCode = 1;
}
await browser.stop();
