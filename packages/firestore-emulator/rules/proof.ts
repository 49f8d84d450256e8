import { compare } from './compare.ts';
import { type Bound, type Known, SOMETHING, type Unknown } from './evaluation.ts';
import type { FieldFact, QueryConstraints } from './types.ts';
import { type MapValue, type PathValue, type RuleValue, record } from './values.ts';

/** What a branch of the query says about one field, while it is being gathered. */
type Gathered = {
  value?: RuleValue;
  fields: Map<string, Gathered>;
  contains: RuleValue[];
  lower: Bound | null;
  upper: Bound | null;
};

type Branch = readonly FieldFact[];

const MAX_BRANCHES = 500;
const NAME = '__name__';

/** The branches with every `in` and `array-contains-any` written out, one branch for each of the values. */
export function expandBranches({ branches }: QueryConstraints): Branch[] {
  return branches.flatMap(expand);
}

function expand(branch: Branch): Branch[] {
  return branch.reduce<Branch[]>(
    (expanded, fact) => {
      const choices = alternatives(fact);
      // Too many to try: knowing less can only refuse more.
      if (expanded.length * choices.length > MAX_BRANCHES) {
        return expanded.map((facts) => [...facts, { field: fact.field, op: 'exists' }]);
      }
      return expanded.flatMap((facts) => choices.map((choice) => [...facts, choice]));
    },
    [[]],
  );
}

function alternatives(fact: FieldFact): FieldFact[] {
  const { field } = fact;
  if (fact.op === 'in') return fact.values.map((value) => ({ field, op: '==', value }));
  if (fact.op === 'array-contains-any')
    return fact.values.map((value) => ({ field, op: 'array-contains', value }));
  return [fact];
}

/** The path the branch pins by `__name__ ==`, or null. */
export function pinnedName(branch: Branch): PathValue | null {
  for (const fact of branch) {
    if (fact.op !== '==' || !isName(fact)) continue;
    const { value } = fact;
    if (typeof value === 'object' && value?.type === 'path') return value;
  }
  return null;
}

const isName = ({ field }: FieldFact): boolean => field.length === 1 && field[0] === NAME;

/** Any document the branch could return: what the facts say, and nothing else. */
export function anyDocument(branch: Branch, name: PathValue | null): Unknown {
  const data = gather();
  for (const fact of branch) if (!isName(fact)) add(data, fact);
  const fields = new Map<string, Known>([['data', { ...asUnknown(data), notNull: true }]]);
  if (name !== null) fields.set('id', name.segments.at(-1) ?? '').set(NAME, name);
  return { ...SOMETHING, notNull: true, fields };
}

const gather = (): Gathered => ({ fields: new Map(), contains: [], lower: null, upper: null });

function add(data: Gathered, fact: FieldFact): void {
  let place = data;
  for (const name of fact.field) {
    const next = place.fields.get(name) ?? gather();
    place.fields.set(name, next);
    place = next;
  }
  if (fact.op === '==') place.value = fact.value;
  else if (fact.op === 'array-contains') place.contains.push(fact.value);
  else if (fact.op === '<' || fact.op === '<=') {
    place.upper = tighter(place.upper, { value: fact.value, inclusive: fact.op === '<=' }, -1);
  } else if (fact.op === '>' || fact.op === '>=') {
    place.lower = tighter(place.lower, { value: fact.value, inclusive: fact.op === '>=' }, 1);
  }
}

function tighter(known: Bound | null, added: Bound, direction: 1 | -1): Bound {
  if (known === null) return added;
  const order = (compare(added.value, known.value) ?? 0) * direction;
  return order > 0 || (order === 0 && !added.inclusive) ? added : known;
}

function settle(gathered: Gathered): Known {
  return gathered.value === undefined ? asUnknown(gathered) : gathered.value;
}

function asUnknown({ fields, contains, lower, upper }: Gathered): Unknown {
  const known = new Map([...fields].map(([name, field]): [string, Known] => [name, settle(field)]));
  const notNull = fields.size > 0 || contains.length > 0 || lower !== null || upper !== null;
  return { type: 'unknown', exists: true, notNull, fields: known, contains, lower, upper };
}

/**
 * `request.query`. What the query does not say is null; `orderBy` is a text such as `date ASC, title DESC`.
 */
export function queryValue({ limit, offset, orderBy }: QueryConstraints): MapValue {
  const clauses = orderBy.map(({ field, direction }) => `${field.join('.')} ${direction.toUpperCase()}`);
  return record({
    limit: limit === null ? null : BigInt(limit),
    offset: offset === null ? null : BigInt(offset),
    orderBy: clauses.length === 0 ? null : clauses.join(', '),
  });
}
