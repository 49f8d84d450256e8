import { parseArgs } from 'node:util';
import { seed } from '../sample/seed.ts';
import { HOST, ports as portsOf } from './ports.ts';
import { run, UserError } from './userError.ts';

const USAGE = 'Use it like this: npm run seed -- --events 10000 --seed 7 --today 2026-09-01';

/**
 * `npm run seed`: replaces the data of the running emulators with a season of sample data, or with a big one.
 */
await run(async () => {
  const options = readOptions(process.argv.slice(2));
  const ports = portsOf();
  const isUp = await fetch(`http://${HOST}:${ports.firestore}/`).catch(() => null);
  if (!isUp)
    throw new UserError(
      `No emulators on port ${ports.firestore}: run \`npm start\` first, in another terminal.`,
    );
  const start = performance.now();
  const count = await seed(ports, options);
  console.log(`${count} documents written in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
});

function readOptions(args: string[]): { events?: number; seed?: number; today?: string } {
  const { values } = parsed(args);
  const { events, seed, today } = values;
  if (today !== undefined && !/^\d{4}-\d\d-\d\d$/.test(today)) throw new UserError(USAGE);
  return {
    ...(events === undefined ? {} : { events: wholeNumber(events) }),
    ...(seed === undefined ? {} : { seed: wholeNumber(seed) }),
    ...(today === undefined ? {} : { today }),
  };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { events: { type: 'string' }, seed: { type: 'string' }, today: { type: 'string' } },
    });
  } catch {
    throw new UserError(USAGE);
  }
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new UserError(USAGE);
  return Number(text);
}
