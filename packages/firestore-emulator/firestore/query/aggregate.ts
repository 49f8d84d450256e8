import { invalid } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { type FieldPath, isNamePath, parseFieldPath } from '../values/FieldPath.ts';
import { NULL, type Value } from '../values/Value.ts';
import type { WireAggregation } from '../wire/readQuery.ts';
import { fieldOf } from './matchesFilter.ts';

/** A checked aggregation. */
export type Aggregation = { alias: string } & Operator;

type Operator = { kind: 'count'; upTo: bigint | null } | { kind: 'sum' | 'avg'; path: FieldPath };

const MAX_AGGREGATIONS = 5;
const MAX_INTEGER = 2n ** 63n;

/** Checks the aggregations of a query and names those without an alias; throws INVALID_ARGUMENT. */
export function resolveAggregations(wire: readonly WireAggregation[]): Aggregation[] {
  if (wire.length === 0) throw invalid('Aggregations can not be empty.');
  if (wire.length > MAX_AGGREGATIONS) {
    throw invalid(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${wire.length}`,
    );
  }
  const aggregations = wire.map(({ operator }) => resolveOperator(operator));
  const aliases = aliasesOf(wire);
  return aggregations.map((aggregation, at) => ({ ...aggregation, alias: aliases[at] ?? '' }));
}

/** The fields that are summed: documents without one of them count nowhere. */
export function summedFields(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations.flatMap((part) => (part.kind === 'count' ? [] : [part.path]));
}

/** The results by alias. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  return new Map(aggregations.map((part) => [part.alias, resultOf(part, documents)]));
}

function resolveOperator(operator: WireAggregation['operator']): Operator {
  if (operator === undefined) throw invalid('Operator field in Aggregation is not set.');
  if (operator.kind !== 'count') return { kind: operator.kind, path: resolveField(operator.field) };
  if (operator.upTo !== undefined && operator.upTo < 0n) {
    throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
  }
  return { kind: 'count', upTo: operator.upTo ?? null };
}

function resolveField(text: string): FieldPath {
  if (text === '') throw invalid('Invalid empty property path string.');
  const path = parseFieldPath(text);
  if (isNamePath(path)) throw invalid('Aggregations are not supported for the property: __key__');
  return path;
}

/** The names of the results: those without one are `field_1`, `field_2`, … among themselves. */
function aliasesOf(wire: readonly WireAggregation[]): string[] {
  const aliases: string[] = [];
  let unnamed = 0;
  for (const { alias: given } of wire) {
    if (given === '') unnamed += 1;
    const alias = given === '' ? `field_${unnamed}` : given;
    if (/^__.*__$/s.test(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (aliases.includes(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.push(alias);
  }
  return aliases;
}

function resultOf(aggregation: Aggregation, documents: readonly StoredDocument[]): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { type: 'integer', value: upTo !== null && upTo < count ? upTo : count };
  }
  const { integers, doubles, count } = numbersOf(documents, aggregation.path);
  const total = Number(integers) + doubles.reduce((sum, number) => sum + number, 0);
  if (aggregation.kind === 'avg') return count === 0 ? NULL : { type: 'double', value: total / count };
  const exact = doubles.length === 0 && integers < MAX_INTEGER && integers >= -MAX_INTEGER;
  return exact ? { type: 'integer', value: integers } : { type: 'double', value: total };
}

function numbersOf(
  documents: readonly StoredDocument[],
  path: FieldPath,
): { integers: bigint; doubles: number[]; count: number } {
  let integers = 0n;
  let count = 0;
  const doubles: number[] = [];
  for (const document of documents) {
    const value = fieldOf(document, path);
    if (value?.type === 'integer') integers += value.value;
    else if (value?.type === 'double') doubles.push(value.value);
    else continue;
    count += 1;
  }
  return { integers, doubles, count };
}
