import { formatDayLong, formatDayShort } from '../../../src/domain/time/format.ts';
import { parseDay } from '../../../src/domain/time/parse.ts';

/*
 * A program of its own, because a test runner's worker cannot change its time zone: prints as JSON what the functions about
 * days answer in each zone that is named on its command line.
 */

function wrongDays(): string[] {
  const wrong: string[] = [];
  for (let time = Date.UTC(2020, 0, 1); time < Date.UTC(2032, 0, 1); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const short = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
    const long = formatDayLong(day).endsWith(` ${Number(day.slice(8))}, ${day.slice(0, 4)}`);
    if (parseDay(day) !== day || formatDayShort(day) !== short || !long) wrong.push(day);
  }
  return wrong;
}

function answers() {
  const evening = new Date(2026, 2, 1, 23, 30);
  const timestamp = { seconds: evening.getTime() / 1000, nanoseconds: 0 };
  return {
    offset: evening.getTimezoneOffset(),
    written: ['2026-03-01', '2026-03-01T00:00:00.000Z', '3/1/2026', 'March 1, 2026'].map(parseDay),
    moments: [evening, new Date(2026, 2, 1), timestamp].map(parseDay),
    long: formatDayLong('2026-03-01'),
    wrongDays: wrongDays(),
  };
}

const inZones = process.argv.slice(2).map((zone) => {
  process.env.TZ = zone;
  return [zone, answers()];
});
console.log(JSON.stringify(Object.fromEntries(inZones)));
