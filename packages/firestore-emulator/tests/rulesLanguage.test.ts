import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Asked, askRules, type JsonMap, ruleFor } from './support/askRules.ts';
import { cpuTime } from './support/cpuTime.ts';

/** 'true', 'false' or the error text of a condition on a get of things/t1, stored as `data`. */
function outcome(condition: string, data: JsonMap = {}, asked: Partial<Asked> = {}): string | undefined {
  const question: Asked = {
    rules: ruleFor(condition),
    method: 'get',
    path: 'things/t1',
    before: data,
    ...asked,
  };
  return askRules(question).tried[0]?.outcome;
}

const UNDEFINED_X = 'Property x is undefined on object.';

describe('errors', () => {
  const error = 'resource.data.x';
  test.each([
    ['error || true', 'true'],
    ['true || error', 'true'],
    ['error || false', UNDEFINED_X],
    ['false || error', UNDEFINED_X],
    ['error && false', 'false'],
    ['false && error', 'false'],
    ['error && true', UNDEFINED_X],
    ['true && error', UNDEFINED_X],
    ['!error', UNDEFINED_X],
    ['error || error', UNDEFINED_X],
    ['error ? true : true', UNDEFINED_X],
    ['true ? true : error', 'true'],
    ['error == error', UNDEFINED_X],
    ['[1, error].size() == 2', UNDEFINED_X],
    ["{'a': error}.size() == 1", UNDEFINED_X],
    ['error in [1]', UNDEFINED_X],
    ['error is int', UNDEFINED_X],
    ['error.y.z()', UNDEFINED_X],
    ['!(error && false)', 'true'],
  ])('%s is %s', (condition, expected) => {
    expect(outcome(condition.replaceAll('error', error))).toBe(expected);
  });

  test('what is no boolean is an error that the other side does not absorb', () => {
    const received = (operator: string, type: string) =>
      `Unsupported operation error. Received: ${operator}(${type}). Expected: ${operator}(bool).`;
    expect(outcome('1 && true')).toBe(received('&&', 'int'));
    expect(outcome('1 && false')).toBe(received('&&', 'int'));
    expect(outcome('false || 1')).toBe(received('||', 'int'));
    expect(outcome("'a' || true")).toBe(received('||', 'string'));
    expect(outcome('1 ? true : true')).toBe(received('?', 'int'));
    expect(outcome("'yes'")).toBe('Unsupported operation error. Received: string. Expected: bool.');
    expect(outcome('true || 1')).toBe('true');
  });

  test('a name or function nobody knows is an error when evaluated', () => {
    expect(outcome('nobody == null')).toBe('Property nobody is undefined on object.');
    expect(outcome('nobody()')).toBe('Function not found error: Name: [nobody].');
    expect(outcome('math.nobody(1)')).toBe('Function not found error: Name: [math.nobody].');
    expect(outcome("'a'.nobody()")).toBe('Function not found error: Name: [nobody].');
    expect(outcome('null.nobody()')).toBe('Null value error.');
    expect(outcome('true || nobody()')).toBe('true');
  });
});

describe('operators', () => {
  test.each([
    '1 == 1.0 && 1.0 is float && !(1.0 is int) && 1 is number && 1.5 is number',
    '9007199254740993 != 9007199254740992.0 && 9007199254740993 > 9007199254740992',
    "1 != '1' && null == null && true != 1 && [] != {}",
    "[1, [2.0]] == [1.0, [2]] && {'a': 1, 'b': 2} == {'b': 2, 'a': 1} && {'a': 1} != {'a': 2}",
    '[1, 2] != [2, 1] && [1, 2].toSet() == [2, 1, 1].toSet()',
    "/a/b == path('a/b') && /a/b == path('/a/b/') && /a/b != /a/c",
    '2 + 3 * 4 == 14 && (2 + 3) * 4 == 20 && 7 - 2 - 1 == 4 && -2 * -3 == 6 && - -2 == 2',
    '10 / 4 == 2 && -7 / 2 == -3 && -7 % 2 == -1 && 10.0 / 4 == 2.5 && 7.5 % 2 == 1.5',
    "1e3 == 1000 && 2.5e-1 == 0.25 && 'a' + 'b' == 'ab' && [1] + [2] == [1, 2]",
    "'a' < 'b' && 'Z' < 'a' && '' < 'a' && 'a' <= 'a' && '\\uFFFD' < '😀'",
    "1 in [1, 2] && 1.0 in [1] && !('1' in [1]) && 'a' in {'a': null} && !(1 in {'a': 1}) && 2 in [2].toSet()",
    "'toString' in {'a': 1} == false && !('__proto__' in {}) && !('constructor' in {})",
    'true ? false || true : false',
    'false ? false : true ? true : false',
    "'abcd'[1:3] == 'bc' && [1, 2, 3][1:3] == [2, 3] && 'a😀b'[1] == '😀' && [1][0:0] == []",
    "[[1, 2], [3]][0][1] == 2 && {'a': {'b': 1}}['a'].b == 1 && path('users/alice')[1] == 'alice'",
    'math.sqrt(-1) != math.sqrt(-1) && !(math.sqrt(-1) < 1) && !(math.sqrt(-1) >= 1) && math.isNaN(math.sqrt(-1))',
    "b'ab' == 'ab'.toUtf8() && b'ab' < b'b' && b'a' is bytes",
    'null is map == false && null == null',
  ])('%s', (condition) => {
    expect(outcome(condition)).toBe('true');
  });

  test.each([
    ['1 / 0 == 1', 'Divide by zero error.'],
    ['1 % 0 == 1', 'Divide by zero error.'],
    ['1.5 / 0 == 1', 'Divide by zero error.'],
    ['[1, 2, 3, 4][98] == 1', 'Index out of bound error. Index: [98] , size: [4].'],
    ['[1, 2, 3, 4][0:98] == 1', 'Index out of bound error. Index: [98] , size: [4].'],
    ['[1][-1] == 1', 'Index out of bound error. Index: [-1] , size: [1].'],
    ["{'a': 1}['x'] == 1", UNDEFINED_X],
    ["{'a': 1}.x == 1", UNDEFINED_X],
    ["'text'.x == 1", UNDEFINED_X],
    ['null.x == 1', 'Null value error.'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow error.'],
  ])('%s: %s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  test.each([
    "1 < 'a'",
    'true < false',
    '[1] < [2]',
    'null < 1',
    "1 + 'a'",
    "'a' - 'b'",
    "-'a' == 1",
    '1 in 5',
    '!1',
    "[1]['a'] == 1",
  ])('%s is an error', (condition) => {
    expect(outcome(condition)).toMatch(/^Unsupported operation error\. Received: .*\. Expected: .*\.$/);
  });

  test('absorption obeys the laws of three values', () => {
    const operand = fc.constantFrom('true', 'false', 'resource.data.x');
    const read = (text: string | undefined) => (text === 'true' || text === 'false' ? text : 'error');
    fc.assert(
      fc.property(operand, operand, (a, b) => {
        const or = read(outcome(`${a} || ${b}`));
        expect(or).toBe(read(outcome(`${b} || ${a}`)));
        const negated = read(outcome(`!(!(${a}) && !(${b}))`));
        expect(negated).toBe(or);
      }),
    );
  });

  test('int arithmetic is that of 64 bits', () => {
    const int = fc.bigInt({ min: -(2n ** 62n), max: 2n ** 62n });
    const text = (value: bigint) => (value < 0n ? `(${value})` : String(value));
    fc.assert(
      fc.property(int, int, (a, b) => {
        expect(outcome(`${text(a)} + ${text(b)} == ${text(a)} - (0 - ${text(b)})`)).toBe('true');
        expect(outcome(`${text(a)} < ${text(b)}`)).toBe(String(a < b));
        fc.pre(b !== 0n);
        expect(outcome(`${text(a)} / ${text(b)} * ${text(b)} + ${text(a)} % ${text(b)} == ${text(a)}`)).toBe(
          'true',
        );
      }),
    );
  });
});

describe('functions and methods', () => {
  test.each([
    "string(1) == '1' && string(1.0) == '1.0' && string(true) == 'true' && string(null) == 'null' && string('a') == 'a'",
    "int('42') == 42 && int(2.9) == 2 && int(-2.9) == -2 && float('1.5') == 1.5 && float(1) is float",
    'math.abs(-1) == 1 && math.ceil(1.2) == 2 && math.ceil(1.2) is int && math.floor(-1.2) == -2 && math.round(1.5) == 2',
    'math.sqrt(9) == 3 && math.pow(2, 3) == 8.0',
    "' aB '.trim().upper() == 'AB' && 'AB'.lower() == 'ab' && 'é😀'.size() == 2",
    "'a, b,c'.split(', *') == ['a', 'b', 'c'] && 'a.b'.replace('\\\\.', '-') == 'a-b' && 'aXbX'.replace('X', '') == 'ab'",
    "'~~~'.toUtf8().toBase64() == 'fn5-' && 'hi'.toUtf8().toHexString() == '6869'",
    "hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E' && hashing.sha256('abc').size() == 32",
    '[1, 2].hasAll([1]) && ![1].hasAll([1, 2]) && [].hasAll([]) && [1].hasAny([2, 1]) && ![1].hasAny([])',
    '[1, 1].hasOnly([1, 2]) && ![3].hasOnly([1, 2]) && [1].hasOnly([1].toSet()) && [].hasOnly([])',
    "['a', 1].join('-') == 'a-1' && [1, 2, 1].removeAll([1]) == [2] && [1].concat([1]) == [1, 1]",
    '[1, 2].toSet().union([3].toSet()).size() == 3 && [1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    "{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'b': 1, 'a': 2}.values() == [2, 1] && {}.size() == 0",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0 && {'a': null}.get('a', 1) == null",
    "{'a': 1, 'b': 2, 'n': null}.diff({'a': 1, 'b': 3, 'c': 4}).affectedKeys() == ['b', 'c', 'n'].toSet()",
    "{'n': null}.diff({}).addedKeys() == ['n'].toSet() && {}.diff({'n': null}).removedKeys() == ['n'].toSet()",
    "{'a': 1}.diff({'a': 2}).changedKeys().hasOnly(['a']) && {'a': 1}.diff({'a': 1.0}).unchangedKeys() == ['a'].toSet()",
    "path('users/{uid}').bind({'uid': 'alice'}) == /users/$('alice')",
    "/a/$(path('b/c'))/d == path('a/b/c/d')",
    'latlng.value(48.5, -122).latitude() == 48.5 && latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000',
    'debug(true)',
  ])('%s', (condition) => {
    expect(outcome(condition)).toBe('true');
  });

  test.each([
    'timestamp.date(2024, 2, 29).dayOfYear() == 60 && timestamp.date(2024, 12, 31).dayOfYear() == 366',
    'timestamp.date(2024, 1, 1).dayOfWeek() == 1 && timestamp.date(2024, 1, 7).dayOfWeek() == 7',
    'timestamp.value(1500).seconds() == 1 && timestamp.value(1500).nanos() == 500000000',
    'timestamp.value(-1).year() == 1969 && timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).toMillis() == -1',
    'timestamp.value(90061001).date() == timestamp.date(1970, 1, 2) && timestamp.value(90061001).time() == duration.time(1, 1, 1, 1000000)',
    "duration.value(1500, 'ms').seconds() == 1 && duration.value(1500, 'ms').nanos() == 500000000",
    "duration.value(-1500, 'ms').seconds() == -1 && duration.abs(duration.value(-1, 'w')) == duration.value(7, 'd')",
    "request.time - duration.value(1, 'h') < request.time && request.time - request.time == duration.value(0, 's')",
    "duration.value(1, 'h') + request.time == request.time + duration.value(60, 'm')",
    'request.time.year() == 2024 && request.time.month() == 1 && request.time.day() == 1 && request.time.hours() == 0',
  ])('%s', (condition) => {
    expect(outcome(condition)).toBe('true');
  });

  test.each([
    [
      '[1].toSet().difference([1]) == 1',
      'Unsupported operation error. Received: set.difference(list). Expected: set.difference(set).',
    ],
    [
      "math.abs('a') == 1",
      'Unsupported operation error. Received: math.abs(string). Expected: math.abs(number).',
    ],
    ["{'a': 1}.hasAll(['a'])", 'Function not found error: Name: [hasAll].'],
    ["{'a': 1}.keys().difference(['a'])", 'Function not found error: Name: [difference].'],
    ['bool(true)', 'Function not found error: Name: [bool].'],
    [
      'latlng.value(-100, -122.08).latitude() == 1',
      'Latitude should be in [-90,90] range and longitude should be in [-180,180] range. latitude: -100.0, longitude: -122.08.',
    ],
    ["int('1.5') == 1", 'Not an integer: 1.5.'],
    ["duration.value(1, 'years') == 1", 'Invalid duration unit: years.'],
    ['timestamp.date(2023, 2, 29) == 1', 'Invalid date: 2023-2-29.'],
    ['path(/a/b) == /a/b', 'Unsupported operation error. Received: path(path). Expected: path(string).'],
    ["path('a/{b}').bind({}) == /a/b", 'No string for {b} in path.bind().'],
  ])('%s: %s', (condition, expected) => {
    expect(outcome(condition)).toBe(expected);
  });

  test('sizes of big collections do not matter much', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `value ${index}`);
    const elapsed = cpuTime(() => {
      expect(
        outcome(
          'resource.data.many.hasAll(resource.data.many) && resource.data.many.toSet().size() == 20000',
          {
            many,
          },
        ),
      ).toBe('true');
    });
    expect(elapsed).toBeLessThan(1000);
  });
});

describe('declared functions', () => {
  const withFunctions = (functions: string, condition: string) => `rules_version = '2';
${functions}
service cloud.firestore {
  match /databases/{database}/documents {
    match /things/{id} {
      function inner() { return 'inner ' + id; }
      allow get: if ${condition};
    }
  }
}`;
  const ask = (functions: string, condition: string) =>
    outcome('', {}, { rules: withFunctions(functions, condition) });

  test('see the scope they are declared in, and their own names first', () => {
    expect(ask('function inner() { return 1; }', "inner() == 'inner t1'")).toBe('true');
    expect(ask('function f(id) { let request = id; return request; }', "f('p') == 'p'")).toBe('true');
    expect(ask('function f() { return id; }', 'f() == id')).toBe('Property id is undefined on object.');
    expect(ask('function f(a) { return g(); } function g() { return a; }', 'f(1) == 1')).toBe(
      'Property a is undefined on object.',
    );
    expect(ask('function exists(x) { return x; }', 'exists(true)')).toBe('true');
  });

  test('keep an error in a variable until it is used; an error as argument is the result', () => {
    const functions =
      'function lazy() { let e = request.nothing; return true || e; } function take(e) { return true; }';
    expect(ask(functions, 'lazy()')).toBe('true');
    expect(ask(functions, 'take(request.nothing)')).toBe('Property nothing is undefined on object.');
  });

  test('want as many arguments as they have parameters', () => {
    expect(ask('function f(a) { return a; }', 'f()')).toBe('Function not found error: Name: [f].');
  });

  test('nest 20 deep and not deeper', () => {
    const chain = (length: number) =>
      Array.from(
        { length },
        (_, level) => `function f${level}() { return ${level === 0 ? 'true' : `f${level - 1}()`}; }`,
      ).join('\n');
    expect(ask(chain(20), 'f19()')).toBe('true');
    expect(ask(chain(21), 'f20()')).toBe('Functions call each other more than 20 deep.');
  });
});

describe('limits', () => {
  test('1000 expressions are evaluated for a request, in all its statements together', () => {
    // n literals, n - 1 sums, the comparison and its 0: 2n + 1. What comes before and between makes 1000 of
    // it.
    const sum = (terms: number) => `${Array.from({ length: terms }, () => '1').join(' + ')} > 0`;
    const nearly = `-1 < 0 && ${sum(250)}`;
    expect(outcome(`${nearly} && ${sum(246)}`)).toBe('true');
    expect(outcome(`${nearly} && ${sum(247)}`)).toBe('More than 1000 expressions were evaluated.');
    const rules = ruleFor(`false && ${sum(2)}; allow read: if !(${sum(300)}); allow read: if ${sum(300)}`);
    expect(
      askRules({ rules, method: 'get', path: 'things/t1' }).tried.map(({ outcome: text }) => text),
    ).toEqual(['false', 'false', 'More than 1000 expressions were evaluated.']);
  });

  test.each([
    ['true', 1],
    ["'a' == 'a'", 3],
    ["'a' in ['a', 'b', 'c']", 6],
    ["[1, 2.5, b'x', null][0] == 1", 9],
    ["{'a': 1}.a == 1", 6],
    ["'ab'.matches('a.*')", 3],
    ['1 == 2 || true', 5],
    ['true || 1 == 2', 2],
  ])('literals are expressions too: %s has %i', (condition, count) => {
    const { tried } = askRules({ rules: ruleFor(condition), method: 'get', path: 'things/t1' });
    expect(tried).toMatchObject([{ outcome: 'true', expressions: count }]);
  });

  const existing = (names: string[]) =>
    names.map((path) => ({ fn: 'exists', path: `d/${path}`, result: true }));
  const all = (names: string[]) =>
    names.map((name) => `exists(/databases/(default)/documents/d/${name})`).join(' && ');
  const letters = [...'abcdefghijk'];

  test('10 documents are looked up by one operation, each counted once', () => {
    const lookups = existing(letters);
    expect(outcome(all([...letters.slice(0, 10), 'a', 'b']), {}, { lookups })).toBe('true');
    expect(outcome(all(letters), {}, { lookups })).toBe('Too many documents were looked up.');
    expect(outcome(`true || ${all(letters)}`, {}, { lookups })).toBe('true');
  });
});

describe('lookups', () => {
  const lookups = [{ fn: 'get', path: 'users/alice', result: { role: 'editor' } }];
  const place = '/databases/$(database)/documents/users';

  test.each([
    [`get(${place}/alice).data.role == 'editor' && get(${place}/alice).id == 'alice'`, 'true'],
    [
      `get(${place}/alice).__name__ == ${place}/alice && getAfter(${place}/alice).data.role == 'editor'`,
      'true',
    ],
    [`exists(${place}/alice) && !exists(${place}/bob) && !existsAfter(${place}/bob)`, 'true'],
    [`get(${place}/bob).data.role == 'x'`, 'Null value error.'],
    [`get(${place}/bob) == null`, 'Null value error.'],
    ["get('users/alice') == 1", 'Unsupported operation error. Received: get(string). Expected: get(path).'],
    ['get(/users/alice) == 1', 'Not the path of a document: /users/alice.'],
    [`exists(${place})`, 'Not the path of a document: /databases/(default)/documents/users.'],
    ['firestore.exists(/a/b)', 'Property firestore is undefined on object.'],
  ])('%s: %s', (condition, expected) => {
    expect(outcome(condition, {}, { lookups })).toBe(expected);
  });

  test('a segment that is empty or holds a slash leads nowhere', () => {
    const expected =
      'Unsupported operation error. Received: path segment string. Expected: path segment string.';
    expect(outcome(`exists(${place}/$(''))`)).toBe(expected);
    expect(outcome(`exists(${place}/$('a/b/c'))`)).toBe(expected);
  });
});

describe('documents and requests', () => {
  test('a document knows its id and name, a missing one is null', () => {
    expect(
      outcome('resource.id == id && resource.__name__ == request.path && resource.data.a == 1', { a: 1 }),
    ).toBe('true');
    const missing: Partial<Asked> = { before: null };
    expect(outcome('resource == null', {}, missing)).toBe('true');
    expect(outcome('resource.data.a == 1', {}, missing)).toBe('Null value error.');
  });

  test('the request tells method, path and time; query is for lists only', () => {
    expect(outcome("request.method == 'get' && request.path[4] == 't1' && request.auth == null")).toBe(
      'true',
    );
    expect(outcome('request.query.limit <= 10')).toBe('Property query is undefined on object.');
  });
});

describe('matching', () => {
  const ask = (match: string, path: string, version = '2', method: Asked['method'] = 'get') =>
    askRules({ rules: ruleFor('true', 'read, write', match).replace("'2'", `'${version}'`), method, path })
      .allowed;

  test('a block covers exactly its path', () => {
    expect(ask('/a/{id}', 'a/1')).toBe(true);
    expect(ask('/a/{id}', 'a/1/b/2')).toBe(false);
    expect(ask('/a/{id}/b/{other}', 'a/1')).toBe(false);
    expect(ask('/a/fixed', 'a/fixed')).toBe(true);
    expect(ask('/a/fixed', 'a/other')).toBe(false);
  });

  test('the rest of a path is zero or more segments in version 2 and one or more in version 1', () => {
    expect(ask('/a/1/{rest=**}', 'a/1')).toBe(true);
    expect(ask('/a/1/{rest=**}', 'a/1', '1')).toBe(false);
    expect(ask('/a/{rest=**}', 'a/1/b/2', '1')).toBe(true);
    expect(ask('/{rest=**}/b/{id}', 'b/2')).toBe(true);
    expect(ask('/{rest=**}/b/{id}', 'a/1/b/2')).toBe(true);
    expect(ask('/{rest=**}/b/{id}', 'a/1/c/2')).toBe(false);
  });

  test('every matching block counts, in any order', () => {
    const rules = (first: string, second: string) => `service cloud.firestore {
      match /databases/{database}/documents {
        match /a/{id} { allow get: if ${first}; }
        match /{all=**} { allow read: if ${second}; }
      }
    }`;
    expect(askRules({ rules: rules('false', 'true'), method: 'get', path: 'a/1' }).allowed).toBe(true);
    expect(askRules({ rules: rules('true', 'false'), method: 'get', path: 'a/1' }).allowed).toBe(true);
    expect(askRules({ rules: rules('true', 'false'), method: 'list', path: 'a' }).allowed).toBe(false);
  });

  test('wildcards are strings, the rest is a path, an inner name hides an outer', () => {
    const rules = `rules_version = '2';
    service cloud.firestore {
      match /databases/{database}/documents/{id}/{rest=**} {
        match /x/{id} { allow get: if id == 'inner' && id is string && rest == /1/b/2 && rest is path; }
      }
    }`;
    expect(askRules({ rules, method: 'get', path: 'outer/1/b/2/x/inner' }).tried).toMatchObject([
      { line: 4, method: 'get', outcome: 'true' },
    ]);
  });

  test('rules for another service say nothing', () => {
    const rules = 'service firebase.storage { match /b/{b}/o/{all=**} { allow read; } }';
    expect(askRules({ rules, method: 'get', path: 'a/1' }).message).toBe('\nNo matching allow statements');
  });
});

test('a denial lists the line of every statement that was tried', () => {
  const rules = `service cloud.firestore {
  match /databases/{database}/documents {
    match /a/{id} {
      allow create: if false;
      allow write:
        if resource.data.x == 1;
      allow read;
    }
  }
}`;
  expect(askRules({ rules, method: 'create', path: 'a/1' }).message).toBe(
    "\nfalse for 'create' @ L4, Null value error. for 'create' @ L5",
  );
});
