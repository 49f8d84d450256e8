import { invalid } from '../FirestoreError.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import { type FieldPath, parseFieldPath } from '../values/FieldPath.ts';
import { NULL, type Value } from '../values/Value.ts';
import type { WireAggregation } from '../wire/readQuery.ts';
import { fieldOf } from './matchesFilter.ts';

/** A checked aggregation. */
export type Aggregation = { alias: string } & (
  | { kind: 'count'; upTo: bigint | null }
  | { kind: 'sum' | 'avg'; path: FieldPath }
);

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
  const aliases = new Set<string>();
  return wire.map(({ alias: given, operator }, at) => {
    const alias = given === '' ? `field_${at + 1}` : given;
    if (/^__.*__$/s.test(alias)) throw invalid(`The property.name "${alias}" is reserved.`);
    if (aliases.has(alias)) throw invalid(`Aggregation aliases contain duplicate alias: ${alias}.`);
    aliases.add(alias);
    if (operator.kind !== 'count')
      return { alias, kind: operator.kind, path: parseFieldPath(operator.field) };
    if (operator.upTo !== undefined && operator.upTo < 0n) {
      throw invalid('The `up_to` value in a COUNT aggregation must be greater than or equal to zero.');
    }
    return { alias, kind: 'count', upTo: operator.upTo ?? null };
  });
}

/** The results by alias; documents that lack a summed field count nowhere. */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Map<string, Value> {
  const paths = aggregations.flatMap((part) => (part.kind === 'count' ? [] : [part.path]));
  const counted = documents.filter((document) =>
    paths.every((path) => fieldOf(document, path) !== undefined),
  );
  return new Map(aggregations.map((part) => [part.alias, resultOf(part, counted)]));
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
