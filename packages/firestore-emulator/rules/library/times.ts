import { plainNumber } from '../compare.ts';
import { type Failure, fail } from '../evaluation.ts';
import {
  type DurationValue,
  duration,
  latLng,
  type RuleValue,
  type TimestampValue,
  timestamp,
} from '../values.ts';
import { floatText } from './numbers.ts';
import {
  DURATION,
  four,
  INT,
  LATLNG,
  NUMBER,
  type Operation,
  one,
  STRING,
  TIMESTAMP,
  three,
  two,
} from './operation.ts';

const SECOND = 1_000_000_000n;
const MILLISECOND = 1_000_000n;
const DAY = 86_400n * SECOND;
const EARTH_RADIUS_METRES = 6_371_010;
const UNITS: Record<string, bigint> = {
  w: 7n * DAY,
  d: DAY,
  h: 3600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: MILLISECOND,
  ns: 1n,
};

/** The remainder that is never negative, so that moments before 1970 have the right parts. */
const modulo = (value: bigint, size: bigint): bigint => ((value % size) + size) % size;

function toDate({ nanos }: TimestampValue): Date {
  return new Date(Number((nanos - modulo(nanos, MILLISECOND)) / MILLISECOND));
}

/** A part of the moment in UTC. */
const part = (read: (date: Date) => number) =>
  one(TIMESTAMP, (moment) => {
    const value = read(toDate(moment));
    return Number.isNaN(value) ? fail('Timestamp out of range.') : BigInt(value);
  });

const dayOfYear = (date: Date): number => {
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return Math.round((date.getTime() - first.getTime()) / 86_400_000) + 1;
};

export const timestampMethods: Record<string, Operation> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(dayOfYear),
  nanos: one(TIMESTAMP, ({ nanos }) => modulo(nanos, SECOND)),
  date: one(TIMESTAMP, ({ nanos }) => timestamp(nanos - modulo(nanos, DAY))),
  time: one(TIMESTAMP, ({ nanos }) => duration(modulo(nanos, DAY))),
  toMillis: one(TIMESTAMP, ({ nanos }) => (nanos - modulo(nanos, MILLISECOND)) / MILLISECOND),
};

export const durationMethods: Record<string, Operation> = {
  seconds: one(DURATION, ({ nanos }) => nanos / SECOND),
  nanos: one(DURATION, ({ nanos }) => nanos % SECOND),
};

function date(year: bigint, month: bigint, day: bigint): RuleValue | Failure {
  const moment = new Date(0);
  moment.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isReal = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day);
  return isReal
    ? timestamp(BigInt(moment.getTime()) * MILLISECOND)
    : fail(`Invalid date: ${year}-${month}-${day}.`);
}

export const timestampMakers: Record<string, Operation> = {
  date: three(INT, INT, INT, date),
  value: one(INT, (millis) => timestamp(millis * MILLISECOND)),
};

export const durationMakers: Record<string, Operation> = {
  value: two(INT, STRING, (count, unit) => {
    const size = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    return size === undefined ? fail(`Invalid duration unit: ${unit}.`) : duration(count * size);
  }),
  time: four(INT, (hours, minutes, seconds, nanos) =>
    duration((hours * 3600n + minutes * 60n + seconds) * SECOND + nanos),
  ),
  abs: one(DURATION, (value: DurationValue) => (value.nanos < 0n ? duration(-value.nanos) : value)),
};

export const latLngMakers: Record<string, Operation> = {
  value: two(NUMBER, NUMBER, (first, second) => {
    const [latitude, longitude] = [Number(plainNumber(first)), Number(plainNumber(second))];
    if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return latLng(latitude, longitude);
    return fail(
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. ' +
        `latitude: ${floatText(latitude)}, longitude: ${floatText(longitude)}.`,
    );
  }),
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const latLngMethods: Record<string, Operation> = {
  latitude: one(LATLNG, ({ latitude }) => ({ type: 'float', value: latitude })),
  longitude: one(LATLNG, ({ longitude }) => ({ type: 'float', value: longitude })),
  distance: two(LATLNG, LATLNG, (from, to) => {
    const rise = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
    const turn = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
    const chord = rise + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * turn;
    return { type: 'float', value: 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(chord))) };
  }),
};
