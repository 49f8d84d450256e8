import { plainNumber, typeName } from '../compare.ts';
import { type Failure, fail, unsupported } from '../evaluation.ts';
import { int64 } from '../operators.ts';
import { type FloatValue, float, path, type RuleValue } from '../values.ts';
import { ANY, NUMBER, type Operation, one, STRING, two } from './operation.ts';

const toDouble = (value: bigint | FloatValue): number => Number(plainNumber(value));

/** A double as the texts of the language show it, with a point. */
export const floatText = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1e7 ? value.toFixed(1) : String(value);

function toInt(value: number): bigint | Failure {
  return Number.isFinite(value) ? int64(BigInt(value)) : fail(`Not an integer: ${value}.`);
}

const rounding = (round: (value: number) => number) =>
  one(NUMBER, (value) => (typeof value === 'bigint' ? value : toInt(round(value.value))));

export const math: Record<string, Operation> = {
  abs: one(NUMBER, (value) => {
    if (typeof value === 'bigint') return value < 0n ? int64(-value) : value;
    return float(Math.abs(value.value));
  }),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding(Math.round),
  sqrt: one(NUMBER, (value) => float(Math.sqrt(toDouble(value)))),
  pow: two(NUMBER, NUMBER, (base, exponent) => float(toDouble(base) ** toDouble(exponent))),
  isNaN: one(NUMBER, (value) => typeof value !== 'bigint' && Number.isNaN(value.value)),
};

/** `string(value)` of a plain value; undefined for one that has no such form. */
export function castToString(value: RuleValue): string | undefined {
  if (typeof value === 'string') return value;
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return value.type === 'float' ? floatText(value.value) : undefined;
}

/** The functions that stand alone and need nothing but their arguments. */
export const casts: Record<string, Operation> = {
  string: one(
    ANY,
    (value) => castToString(value) ?? unsupported(`string(${typeName(value)})`, 'string(number)'),
  ),
  int: one(ANY, (value) => {
    if (NUMBER.is(value)) return typeof value === 'bigint' ? value : toInt(Math.trunc(value.value));
    if (typeof value !== 'string') return unsupported(`int(${typeName(value)})`, 'int(number|string)');
    return /^[+-]?\d{1,20}$/.test(value)
      ? int64(BigInt(value.replace('+', '')))
      : fail(`Not an integer: ${value}.`);
  }),
  float: one(ANY, (value) => {
    if (NUMBER.is(value)) return float(toDouble(value));
    if (typeof value !== 'string') return unsupported(`float(${typeName(value)})`, 'float(number|string)');
    const isNumeric = /^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(value);
    return isNumeric ? float(Number(value)) : fail(`Not a float: ${value}.`);
  }),
  path: one(STRING, (text) => path(text.split('/').filter((segment) => segment !== ''))),
};
