import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldFact } from '../rules/index.ts';
import { values } from '../rules/index.ts';
import {
  type Asked,
  askRules,
  fullPath,
  type Json,
  type JsonMap,
  ruleFor,
  toRuleValue,
} from './support/askRules.ts';

const where = (
  field: string,
  op: '==' | '<' | '<=' | '>' | '>=' | 'array-contains',
  value: Json,
): FieldFact => ({
  field: field.split('.'),
  op,
  value: toRuleValue(value),
});
const whereIn = (field: string, op: 'in' | 'array-contains-any', ...members: Json[]): FieldFact => ({
  field: field.split('.'),
  op,
  values: members.map(toRuleValue),
});
const exists = (field: string): FieldFact => ({ field: field.split('.'), op: 'exists' });
const named = (path: string): FieldFact => ({
  field: ['__name__'],
  op: '==',
  value: values.path(fullPath(path)),
});

/** Whether a query of `things` with one branch of facts is allowed under a condition. */
function listed(condition: string, facts: FieldFact[] = [], asked: Partial<Asked> = {}): boolean {
  const constraints = { branches: [facts] };
  return askRules({
    rules: ruleFor(condition, 'list'),
    method: 'list',
    path: 'things',
    constraints,
    ...asked,
  }).allowed;
}

const auth = { uid: 'alice', token: { level: 'staff' } };

describe('an equality', () => {
  test('proves what the rule asks of that field, and only that', () => {
    const rule = 'resource.data.owner == request.auth.uid';
    expect(listed(rule, [where('owner', '==', 'alice')], { auth })).toBe(true);
    expect(listed(rule, [where('owner', '==', 'bob')], { auth })).toBe(false);
    expect(listed(rule, [where('other', '==', 'alice')], { auth })).toBe(false);
    expect(listed(rule, [], { auth })).toBe(false);
    expect(listed(rule, [where('owner', '==', 'alice')])).toBe(false);
  });

  test('reaches into maps', () => {
    const rule = "resource.data.roles[request.auth.uid] == 'owner'";
    expect(listed(rule, [where('roles.alice', '==', 'owner')], { auth })).toBe(true);
    expect(listed(rule, [where('roles', '==', { alice: 'owner' })], { auth })).toBe(true);
    expect(listed(rule, [where('roles.bob', '==', 'owner')], { auth })).toBe(false);
    expect(
      listed("'alice' in resource.data.roles && 'roles' in resource.data", [where('roles.alice', '==', 1)]),
    ).toBe(true);
    expect(listed('resource.data.roles != null', [where('roles.alice', '==', 1)])).toBe(true);
  });

  test('gives the value to anything the rule does with it', () => {
    expect(
      listed("resource.data.tag.matches('a.*') && resource.data.tag is string", [where('tag', '==', 'abc')]),
    ).toBe(true);
    expect(listed("resource.data.get('tag', 'x') == 'abc'", [where('tag', '==', 'abc')])).toBe(true);
    expect(listed("resource.data.get(['a', 'b'], 0) == 1", [where('a.b', '==', 1)])).toBe(true);
    expect(listed('resource.data.gone == null', [where('gone', '==', null)])).toBe(true);
  });
});

describe('a range', () => {
  test.each<[rule: string, facts: FieldFact[], expected: boolean]>([
    ['resource.data.n < 10', [where('n', '<', 10)], true],
    ['resource.data.n < 10', [where('n', '<=', 10)], false],
    ['resource.data.n <= 10', [where('n', '<=', 10)], true],
    ['resource.data.n < 10', [where('n', '<', 11)], false],
    ['10 > resource.data.n', [where('n', '<', 10)], true],
    ['10 >= resource.data.n', [where('n', '>', 10)], false],
    ['resource.data.n >= 5 && resource.data.n < 10', [where('n', '>=', 5), where('n', '<', 8)], true],
    ['resource.data.n >= 5 && resource.data.n < 10', [where('n', '>', 4), where('n', '<', 8)], false],
    ['!(resource.data.n > 10)', [where('n', '<', 5)], true],
    ['resource.data.n != 10', [where('n', '<', 10)], true],
    ['resource.data.n != 10', [where('n', '<=', 10)], false],
    ['resource.data.n == 10', [where('n', '>=', 10), where('n', '<=', 10)], false],
    ['resource.data.n != null', [where('n', '>', 10)], true],
    ["resource.data.n < 'a'", [where('n', '<', 10)], false],
    ["resource.data.day >= '2026-01-01'", [where('day', '>=', '2026-06-01')], true],
    ['!(resource.data.n in [1, 2])', [where('n', '>', 2)], true],
    ['resource.data.n in [1, 2, 3]', [where('n', '>', 0), where('n', '<', 4)], false],
    ['resource.data.n > 0', [where('n', '>', 5), where('n', '>', -5)], true],
    ['resource.data.n < request.time.year()', [where('n', '<', 2000)], true],
  ])('%s %#', (rule, facts, expected) => {
    expect(listed(rule, facts)).toBe(expected);
  });
});

describe('other facts', () => {
  test('in is tried value by value', () => {
    const rule = "resource.data.status in ['open', 'done']";
    expect(listed(rule, [whereIn('status', 'in', 'open', 'done')])).toBe(true);
    expect(listed(rule, [whereIn('status', 'in', 'open', 'secret')])).toBe(false);
    expect(listed(rule, [whereIn('status', 'in')])).toBe(false);
    const both = [whereIn('a', 'in', 1, 2), whereIn('b', 'in', 3, 4)];
    expect(listed('resource.data.a < resource.data.b', both)).toBe(true);
    const many = Array.from({ length: 10 }, (_, index) => whereIn(`f${index}`, 'in', 1, 2, 3, 4, 5));
    expect(listed('resource.data.f9 < 9', many)).toBe(false);
    expect(listed("'f9' in resource.data && resource.data.f0 < 9", many)).toBe(true);
  });

  test('array-contains proves membership', () => {
    expect(
      listed('request.auth.uid in resource.data.members', [where('members', 'array-contains', 'alice')], {
        auth,
      }),
    ).toBe(true);
    expect(
      listed('request.auth.uid in resource.data.members', [where('members', 'array-contains', 'bob')], {
        auth,
      }),
    ).toBe(false);
    const any = whereIn('tags', 'array-contains-any', 'a', 'b');
    expect(listed("'a' in resource.data.tags || 'b' in resource.data.tags", [any])).toBe(true);
    expect(listed("'a' in resource.data.tags", [any])).toBe(false);
  });

  test('an ordered field is there, and nothing more is known of it', () => {
    expect(listed("'date' in resource.data", [exists('date')])).toBe(true);
    expect(listed("'date' in resource.data", [])).toBe(false);
    expect(listed('resource.data.date != null', [exists('date')])).toBe(false);
    expect(listed('resource.data.date is string', [exists('date')])).toBe(false);
  });

  test('every branch of an or must pass', () => {
    const rule = ruleFor('resource.data.a == 1 || resource.data.b == 2', 'list');
    const ask = (...branches: FieldFact[][]) =>
      askRules({ rules: rule, method: 'list', path: 'things', constraints: { branches } }).allowed;
    expect(ask([where('a', '==', 1)], [where('b', '==', 2)])).toBe(true);
    expect(ask([where('a', '==', 1)], [where('b', '==', 3)])).toBe(false);
    expect(ask([where('a', '==', 1)], [])).toBe(false);
    expect(ask()).toBe(false);
  });
});

describe('what nobody knows', () => {
  test.each([
    "!('x' in resource.data)",
    "!resource.data.keys().hasAll(['x'])",
    'resource.data.size() == 0',
    'resource.data.diff({}).affectedKeys().size() == 0',
    'resource.data.x is string',
    'resource.data == {}',
    'resource.data != {}',
    'resource.data.x == resource.data.x',
    'resource == resource',
    "resource.data.get('x', true)",
    'resource.data.x',
    'resource.data.x || resource.data.y',
    '!resource.data.x',
    '-resource.data.x == 1',
    'resource.data.x + 1 == 2',
    '[resource.data.x].size() == 1',
    "{'a': resource.data.x}.size() == 1",
    'resource.data.x[0] == 1',
    'resource.data.x[0:1] == [1]',
    '[1, 2][resource.data.x] == 1',
    'resource.data.x ? true : true',
    "id == 't1'",
    "id != 't1'",
    'id is string',
    "resource.id == 't1'",
    'resource.__name__ == /a/b',
    'exists(/databases/$(database)/documents/things/$(id))',
    "string(resource.data.x) != ''",
    "resource.data.x.matches('.*')",
    "'a'.matches(resource.data.x)",
    'request.resource.data.x == 1',
  ])('%s is never enough', (rule) => {
    expect(listed(rule)).toBe(false);
    expect(listed(`!(${rule})`)).toBe(false);
  });

  test.each([
    'true || resource.data.x == 1',
    'resource.data.x == 1 || true',
    '!(resource.data.x == 1 && false)',
    'resource != null && resource.data != null',
    '!(resource == null)',
    "request.method == 'list' && request.path == /databases/$(database)/documents/things",
    "1 in [1, 2] && database == '(default)'",
  ])('%s holds whatever it is', (rule) => {
    expect(listed(rule)).toBe(true);
  });

  test('functions are looked into, with what is known of their arguments', () => {
    const rules = `service cloud.firestore {
      match /databases/{database}/documents {
        function owns(doc) { let owner = doc.data.owner; return same(owner, request.auth.uid); }
        function same(a, b) { return a == b; }
        function either(value) { return true || value; }
        match /things/{id} { allow list: if owns(resource) && either(id) && either(resource.data.owner); }
        match /others/{id} { allow list: if either(resource.data.unknown); }
      }
    }`;
    const ask = (owner: string) =>
      askRules({
        rules,
        auth,
        method: 'list',
        path: 'things',
        constraints: { branches: [[where('owner', '==', owner)]] },
      });
    expect(ask('alice').allowed).toBe(true);
    expect(ask('bob').message).toBe("\nfalse for 'list' @ L6");
    // A field that may be missing would make the call an error.
    expect(askRules({ rules, method: 'list', path: 'others' }).allowed).toBe(false);
  });

  test('lookups that do not depend on the document work', () => {
    const lookups = [{ fn: 'get', path: 'users/alice', result: { role: 'staff' } }];
    const rule = "get(/databases/$(database)/documents/users/$(request.auth.uid)).data.role == 'staff'";
    expect(listed(rule, [], { auth, lookups })).toBe(true);
    expect(listed(rule, [], { auth })).toBe(false);
  });
});

describe('the query itself', () => {
  const rules = ruleFor(
    "request.query.limit <= 10 && request.query.offset == null && request.query.orderBy == 'date DESC'",
    'list',
  );
  const orderBy = [{ field: ['date'], direction: 'desc' as const }];
  const ask = (constraints: Asked['constraints'] = {}) =>
    askRules({ rules, method: 'list', path: 'things', constraints }).allowed;

  test('is in request.query', () => {
    expect(ask({ limit: 10, orderBy })).toBe(true);
    expect(ask({ limit: 11, orderBy })).toBe(false);
    expect(ask({ orderBy })).toBe(false);
    expect(ask({ limit: 10, orderBy, offset: 1 })).toBe(false);
    expect(ask({ limit: 10 })).toBe(false);
  });
});

describe('the name of the document', () => {
  test('is known when the query pins it', () => {
    const rule =
      "id == 't1' && resource.id == 't1' && resource.__name__ == /databases/(default)/documents/things/t1";
    expect(listed(rule, [named('things/t1')])).toBe(true);
    expect(listed(rule, [named('things/t2')])).toBe(false);
    const both: FieldFact = {
      field: ['__name__'],
      op: 'in',
      values: ['t1', 't2'].map((id) => values.path(fullPath(`things/${id}`))),
    };
    expect(listed("id in ['t1', 't2']", [both])).toBe(true);
    expect(listed("id == 't1'", [both])).toBe(false);
  });

  test('is not believed when the query could never return it', () => {
    expect(listed("id == 't1'", [named('others/t1')])).toBe(false);
    expect(listed("id == 't1'", [named('things/t1/things/t1')])).toBe(false);
  });
});

describe('paths', () => {
  const ask = (match: string, path: string, allDescendants = false, version = '2') =>
    askRules({
      rules: ruleFor('true', 'list', match).replace("'2'", `'${version}'`),
      method: 'list',
      path,
      constraints: { allDescendants },
    }).allowed;

  test('a collection is listed by the block of its documents', () => {
    expect(ask('/things/{id}', 'things')).toBe(true);
    expect(ask('/things/{id}/parts/{part}', 'things/t1/parts')).toBe(true);
    expect(ask('/things/{all=**}', 'things')).toBe(true);
    expect(ask('/{all=**}', 'things', false, '1')).toBe(true);
    expect(ask('/things/t1', 'things')).toBe(false);
    expect(ask('/things/{id}', 'others')).toBe(false);
    expect(ask('/things', 'things')).toBe(false);
  });

  test('a collection group needs a block that covers it at every depth', () => {
    expect(ask('/{path=**}/parts/{part}', 'parts', true)).toBe(true);
    expect(ask('/{all=**}', 'parts', true)).toBe(true);
    expect(ask('/parts/{part}', 'parts', true)).toBe(false);
    expect(ask('/things/{id}/parts/{part}', 'parts', true)).toBe(false);
    expect(ask('/{path=**}/others/{part}', 'parts', true)).toBe(false);
    expect(ask('/things/{id}/{path=**}/parts/{part}', 'things/t1/parts', true)).toBe(true);
    expect(ask('/things/t1/{path=**}/parts/{part}', 'parts', true)).toBe(false);
    expect(ask('/parts/{part=**}', 'parts', true)).toBe(false);
  });
});

test('a list of stored documents is evaluated on them', () => {
  const rules = ruleFor("resource.data.n < 5 && id == 't1'", 'list');
  const ask = (n: number) => askRules({ rules, method: 'list', path: 'things/t1', before: { n } }).allowed;
  expect(ask(4)).toBe(true);
  expect(ask(5)).toBe(false);
});

const FUNCTIONS = `function always(value) { return true || value; }
function same(a, b) { let c = a; let unused = b.x; return c == b; }
service`;
const listRule = (condition: string) => ruleFor(condition, 'list').replace('service', FUNCTIONS);

test('what is proven holds for every document the query returns', () => {
  const n = fc.integer({ min: -3, max: 3 });
  const s = fc.constantFrom('a', 'b', 'c');
  const atom = fc.oneof(
    fc
      .tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), n)
      .map(([op, v]) => `resource.data.n ${op} ${v}`),
    fc.tuple(fc.constantFrom('==', '!=', '<'), s).map(([op, v]) => `resource.data.s ${op} '${v}'`),
    fc.array(n, { maxLength: 3 }).map((list) => `resource.data.n in [${list}]`),
    s.map((v) => `'${v}' in resource.data.l`),
    fc.constantFrom(
      'always(resource.data.n)',
      'always(resource.data.m)',
      "same(resource.data.s, 'a')",
      "same('a', resource.data.l)",
      'resource.data.m.k == 1',
      "resource.data.m['k'] < 2",
      "'k' in resource.data.m",
      'resource.data.m != null',
      'resource.data.n == null',
      "resource.data.get('n', 0) == 1",
      "resource.data.get(['m', 'k'], 0) == 1",
      'resource.data.n is int',
      'resource.data.m is map',
      "id == 't1'",
      "'n' in resource.data",
      "!('x' in resource.data)",
      'resource.data.size() == 3',
      'resource.data.x == 1',
      'true',
    ),
  );
  const condition = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      atom,
      tie('node').map((a) => `!(${a})`),
      fc
        .tuple(tie('node'), fc.constantFrom('&&', '||', '==', '!='), tie('node'))
        .map(([a, op, b]) => `(${a}) ${op} (${b})`),
      fc.tuple(tie('node'), tie('node'), tie('node')).map(([a, b, c]) => `(${a}) ? (${b}) : (${c})`),
    ),
  })).node;
  const fact = fc.oneof(
    fc
      .tuple(fc.constantFrom('==' as const, '<' as const, '<=' as const, '>' as const, '>=' as const), n)
      .map(([op, v]) => where('n', op, v)),
    s.map((v) => where('s', '==', v)),
    fc.array(n, { minLength: 1, maxLength: 3 }).map((list) => whereIn('n', 'in', ...list)),
    s.map((v) => where('l', 'array-contains', v)),
    n.map((v) => where('m.k', '==', v)),
    n.map((v) => where('m.k', '>', v)),
    fc.constant(exists('n')),
  );
  const m = fc.record({ k: n, j: s }, { requiredKeys: [] });
  const document = fc.record({ n, s, m, l: fc.array(s, { maxLength: 3 }) }, { requiredKeys: [] });
  let proven = 0;
  fc.assert(
    fc.property(
      condition,
      fc.array(fact, { maxLength: 3 }),
      fc.array(document, { minLength: 5, maxLength: 20 }),
      (rule, facts, documents) => {
        if (!listed('', facts, { rules: listRule(rule) })) return;
        proven += 1;
        for (const data of documents.filter((data) => facts.every((known) => satisfies(data, known)))) {
          const rules = listRule(rule);
          expect(askRules({ rules, method: 'list', path: 'things/t1', before: data }).allowed, rule).toBe(
            true,
          );
        }
      },
    ),
    { numRuns: 1500 },
  );
  expect(proven).toBeGreaterThan(20);
}, 60_000);

/** Whether a query with this condition returns the document; an independent reading of the query. */
function satisfies(data: JsonMap, fact: FieldFact): boolean {
  const [name = '', inner] = fact.field;
  const outer = data[name];
  const value = inner !== undefined && isMap(outer) ? outer[inner] : outer;
  if (value === undefined) return false;
  if (fact.op === 'exists') return true;
  if (fact.op === 'in') return fact.values.some((member) => member === toRuleValue(value));
  if (fact.op === 'array-contains')
    return Array.isArray(value) && value.some((member) => member === fact.value);
  if (fact.op === 'array-contains-any') return false;
  const [left, right] = [toRuleValue(value), fact.value];
  if (fact.op === '==') return left === right;
  if (typeof left !== 'bigint' || typeof right !== 'bigint') return false;
  return { '<': left < right, '<=': left <= right, '>': left > right, '>=': left >= right }[fact.op];
}

const isMap = (value: Json | undefined): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
