import { randomFrom } from '../sample/random.ts';
import { run } from '../scripts/userError.ts';
import { boardVersions } from './night/boardVersions.ts';
import { followed, type Look } from './night/spectator.ts';

const MINUTE = 60_000;
const PLAYERS = 96;
/** The evening that is followed, from its first wave on. */
const HOURS = 3;
/** Documents a day that cost nothing. */
const FREE_READS = 50_000;
/** List prices of several regions in dollars: for 100,000 documents read, and a GB to the internet. */
const PRICE = { reads: 0.06, gigabyte: 0.12 };

/** Who watches, how many, how often the board lets them ask in seconds, and when they look. */
const CROWDS: { name: string; number: number; every: number; looks: 'half' | 'hour' }[] = [
  { name: '200 who look half of the time', number: 200, every: 20, looks: 'half' },
  { name: '20,000 who look for an hour', number: 20_000, every: 20, looks: 'hour' },
  { name: '20,000 who look for an hour, slowed for a stream', number: 20_000, every: 45, looks: 'hour' },
];

/**
 * `npm run bench -- spectators`: plays an evening of 96 players on six tables and lets people follow it by
 * the app's own rule; prints documents read, bytes answered, the busiest ten seconds, and what it costs.
 */
await run(async () => {
  const startsAt = Date.parse('2026-11-07T00:00:00Z');
  const versions = await boardVersions(PLAYERS, startsAt);
  const during = versions.filter(({ at }) => at >= startsAt && at < startsAt + HOURS * 60 * MINUTE);
  const [first] = during;
  console.log(`${versions.length} versions of the board, ${during.length} in ${HOURS} hours`);
  console.log(
    `whole at first ${kb(first?.whole ?? 0)}, at most ${kb(Math.max(...during.map(({ whole }) => whole)))}`,
  );
  console.log(`masked at most ${kb(Math.max(...during.map(({ masked }) => masked)))}`);
  for (const { name, number, every, looks } of CROWDS) {
    const random = randomFrom(number + every);
    let [reads, bytes] = [0, 0];
    const perTenSeconds = new Map<number, number>();
    for (let spectator = 0; spectator < number; spectator++) {
      const when = looks === 'half' ? halfOf(startsAt, random.whole) : hourOf(startsAt, random.whole);
      const cost = followed(versions, when, every, random);
      reads += cost.reads;
      bytes += cost.bytes;
      for (const at of cost.asked) {
        const ten = Math.floor(at / 10_000);
        perTenSeconds.set(ten, (perTenSeconds.get(ten) ?? 0) + 1);
      }
    }
    const busiest = Math.max(...perTenSeconds.values()) / 10;
    const billed = Math.max(0, reads - FREE_READS);
    console.log(`\n${name}:`);
    console.log(
      `  ${reads.toLocaleString('en')} documents read, ${(reads / number).toFixed(0)} each, ${((100 * reads) / FREE_READS).toFixed(0)} % of a day's free ones`,
    );
    console.log(`  ${(bytes / 1e6).toFixed(0)} MB answered, ${kb(bytes / reads)} a read`);
    console.log(`  ${busiest.toFixed(1)} questions a second in the busiest ten seconds`);
    console.log(
      `  $${((billed / 100_000) * PRICE.reads).toFixed(2)} for reads, $${((bytes / 1e9) * PRICE.gigabyte).toFixed(2)} for bytes`,
    );
  }
});

type Whole = (low: number, high: number) => number;

/** Returns looks of some minutes with pauses as long, over the whole evening. */
function halfOf(startsAt: number, whole: Whole): Look[] {
  const looks: Look[] = [];
  const end = startsAt + HOURS * 60 * MINUTE;
  for (let at = startsAt + whole(0, 10) * MINUTE; at < end; ) {
    const to = Math.min(at + whole(1, 11) * MINUTE, end);
    looks.push({ from: at, to });
    at = to + whole(1, 11) * MINUTE;
  }
  return looks;
}

/** Returns one look of an hour that begins at any moment of the evening that has an hour left. */
function hourOf(startsAt: number, whole: Whole): Look[] {
  const from = startsAt + whole(0, (HOURS - 1) * 60 * MINUTE);
  return [{ from, to: from + 60 * MINUTE }];
}

function kb(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
