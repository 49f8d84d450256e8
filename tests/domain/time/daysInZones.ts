import { addDays, daysBetween, noonOf, startOf, weekOf } from '../../../src/domain/time/day.ts';
import { formatDayLong, formatDayShort } from '../../../src/domain/time/format.ts';
import { localDay, parseDay } from '../../../src/domain/time/parse.ts';

/*
 * A program of its own, because a test runner's worker cannot change its time zone: prints as JSON what the
 * functions about days answer in each zone that is named on its command line.
 */

/** Four years, so that one of them is a leap year. */
const [from, until] = [Date.UTC(2025, 0, 1), Date.UTC(2029, 0, 1)];

function wrongDays(): string[] {
  const wrong: string[] = [];
  for (let time = from; time < until; time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10);
    const short = `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(2, 4)}`;
    const long = formatDayLong(day).endsWith(` ${Number(day.slice(8))}, ${day.slice(0, 4)}`);
    if (parseDay(day) !== day || formatDayShort(day) !== short || !long) wrong.push(day);
  }
  return wrong;
}

/** The days from which a step ends on another day than counted in UTC, where every day has 24 hours. */
function wrongSteps(): string[] {
  const wrong: string[] = [];
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  for (let time = from; time < until; time += 86_400_000) {
    const today = day(time);
    const right = [-40, -1, 1, 7].every((days) => {
      const other = day(time + days * 86_400_000);
      return addDays(today, days) === other && daysBetween(today, other) === days;
    });
    const sunday = day(time - new Date(time).getUTCDay() * 86_400_000);
    const begins = localDay(startOf(today)) === today && localDay(noonOf(today)) === today;
    if (!right || !begins || weekOf(today).first !== sunday) wrong.push(today);
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
    wrongSteps: wrongSteps(),
  };
}

const inZones = process.argv.slice(2).map((zone) => {
  process.env.TZ = zone;
  return [zone, answers()];
});
console.log(JSON.stringify(Object.fromEntries(inZones)));
