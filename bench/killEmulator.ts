import { parseArgs } from 'node:util';
import { emulatorDatabase, listIds } from '../scripts/firestoreRest.ts';
import { portOffset, ports as portsOf, TEST_OFFSET } from '../scripts/ports.ts';
import { DEMO_PROJECT } from '../scripts/project.ts';
import { forget, savedData } from '../scripts/suite/savedData.ts';
import { run, UserError } from '../scripts/userError.ts';
import { signal } from './kill/processes.ts';
import { startTour, type Tour } from './kill/tour.ts';
import { WAYS, type Way } from './kill/ways.ts';
import { writeUntilRefused } from './kill/writers.ts';

const WRITING_MS = 1000;

/**
 * `npm run bench -- kill [--runs 5 --ways 1,7]`: ends the tour in seven ways while eight clients write,
 * restarts it at once, and counts the acknowledged writes that are lost. It uses its own data and ports.
 */
await run(async () => {
  if (process.platform === 'win32') throw new UserError('This needs the signals of Linux or macOS.');
  const { runs, ways } = readOptions();
  const offset = portOffset(TEST_OFFSET);
  const ports = portsOf(offset);
  // Read by the tours it starts.
  process.env.TOUR_PORT_OFFSET = String(offset);
  const database = emulatorDatabase(ports.firestore, DEMO_PROJECT);
  const data = `.cache/kill.${ports.hub}`;
  const saved = savedData(data, false);
  forget(saved);
  const written = new Map<string, string[]>();
  let tour = await startTour(data, ports);
  let lostInAll = 0;
  console.log('| what was killed | runs | acknowledged | lost | lost of earlier runs |');
  console.log('|---|---|---|---|---|');
  for (const [number, way] of ways) {
    const sum = { acknowledged: 0, lost: 0, earlier: 0 };
    for (let at = 0; at < runs; at += 1) {
      const collection = `way${number}-run${at}`;
      const [next, acknowledged] = await killAndStart(tour, way, at / Math.max(1, runs - 1), collection);
      tour = next;
      written.set(collection, acknowledged);
      sum.acknowledged += acknowledged.length;
      for (const [of, ids] of written) {
        const kept = new Set(await listIds(database, of));
        const lost = ids.filter((id) => !kept.has(id)).length;
        if (of === collection) sum.lost += lost;
        else sum.earlier += lost;
      }
    }
    lostInAll += sum.lost + sum.earlier;
    console.log(`| ${way.name} | ${runs} | ${sum.acknowledged} | ${sum.lost} | ${sum.earlier} |`);
  }
  signal([tour.start], 'SIGINT');
  await tour.ended;
  forget(saved);
  process.exitCode = lostInAll === 0 ? 0 : 1;

  async function killAndStart(old: Tour, { strike }: Way, share: number, collection: string) {
    const writing = writeUntilRefused(database, collection);
    await new Promise((resolve) => setTimeout(resolve, WRITING_MS));
    await strike(old, share);
    await old.ended;
    const next = await startTour(data, ports);
    return [next, await writing] as const;
  }
});

function readOptions(): { runs: number; ways: (readonly [number, Way])[] } {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, ways: { type: 'string', default: '1,2,3,4,5,6,7' } },
  });
  const ways = values.ways.split(',').map(Number);
  const chosen = WAYS.map((way, at) => [at + 1, way] as const).filter(([number]) => ways.includes(number));
  if (chosen.length === 0 || !(Number(values.runs) >= 1)) {
    throw new UserError('Use it like this: npm run bench -- kill --runs 5 --ways 1,7');
  }
  return { runs: Number(values.runs), ways: chosen };
}
