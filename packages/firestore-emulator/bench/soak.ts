import { parseArgs } from 'node:util';
import { runSoak } from '../tests/browser/support/runSoak.ts';

/**
 * `npm run soak [-- --listeners 200 --writes 1000 --seconds 120 --tabs 4]`; `--writes` is per minute.
 */
const { values } = parseArgs({
  options: {
    listeners: { type: 'string', default: '200' },
    writes: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    tabs: { type: 'string', default: '4' },
  },
});
const report = await runSoak({
  listeners: Number(values.listeners),
  writesPerMinute: Number(values.writes),
  seconds: Number(values.seconds),
  tabs: Number(values.tabs),
});
console.log(report);
process.exitCode = report.missed + report.stale === 0 ? 0 : 1;
