import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CompiledRules, compileRules, type Service } from '../rules/index.ts';
import { ruleFor } from './support/askRules.ts';
import { cpuTime } from './support/cpuTime.ts';
import { appSuites, firestoreVerdicts, storageVerdicts } from './support/rulesOracle.ts';

const compile = (content: string, service: Service = 'cloud.firestore'): CompiledRules =>
  compileRules([{ name: 'firestore.rules', content }], service);
const firstIssue = (content: string) => compile(content).issues[0];
const inService = (body: string, version = '2') =>
  `rules_version = '${version}';\nservice cloud.firestore {\n${body}\n}`;
const condition = (text: string) => firstIssue(ruleFor(text));
const published = [...appSuites(), ...firestoreVerdicts(), ...storageVerdicts()].map(({ rules }) => rules);

describe('accepted', () => {
  test('every published ruleset, with no complaint but the functions nobody has', () => {
    const complaints = published.flatMap((rules) => [
      ...compile(rules).issues,
      ...compile(rules, 'firebase.storage').issues,
    ]);
    expect(complaints.map(({ description, severity }) => `${severity} ${description}`).sort()).toEqual([
      'WARNING Invalid function name: bool.',
      'WARNING Invalid function name: math.isInfinite.',
    ]);
  });

  test.each([
    ['nothing at all', ''],
    [
      'comments everywhere',
      '/* a\n */ service /**/ cloud.firestore { // b\r\n match /a/{b} /* c */ { allow read; } } // d',
    ],
    ['a byte order mark', '\uFEFFrules_version = "2"; service cloud.firestore { }'],
    ['no semicolons', inService('match /a/{b} { allow read: if true allow write }')],
    ['segments of many kinds', inService('match /a-b/(default)/{x}/c.d/{y=**} { allow read: if x == y; }')],
    ['methods in a row', inService('match /a/{b} { allow get, list,create , write: if b == "x"; }')],
    [
      'fields named like keywords',
      inService("match /a/{b} { allow get: if request.auth.match.allow.in == {'if': 1}['if']; }"),
    ],
    [
      'functions without semicolons',
      inService('function f(a, b) { let c = a + b; return c } match /a/{b} { allow get: if f(1, 2) == 3 }'),
    ],
  ])('%s', (_, source) => {
    const { ruleset, issues } = compile(source);
    expect(issues).toEqual([]);
    expect(ruleset).not.toBeNull();
  });

  test('the version, which is 1 when it is not said', () => {
    expect(compile("rules_version = '2';").rulesVersion).toBe(2);
    expect(compile('rules_version = "1";').rulesVersion).toBe(1);
    expect(compile('').rulesVersion).toBe(1);
  });
});

describe('refused, with line and column', () => {
  test.each<[string, string, number, number, string]>([
    ['an extra brace', 'service cloud.firestore {{\n}', 1, 26, "Unexpected '{'."],
    ['no end', 'service cloud.firestore {\n  match /a/{b} {', 2, 17, 'Unexpected end of file.'],
    ['an import', 'import "x";', 1, 1, "Unexpected 'import'."],
    ['an unknown method', inService('match /a/{b} { allow fetch; }'), 3, 22, "Unexpected 'fetch'."],
    ['a version nobody knows', "rules_version = '3';", 1, 17, "Invalid rules_version, use '1' or '2'."],
    [
      'a late version',
      `service cloud.firestore { }\nrules_version = '2';`,
      2,
      1,
      "Unexpected 'rules_version'.",
    ],
    ['an open comment', 'service cloud.firestore { }\n /* never closed', 2, 2, 'Unterminated comment.'],
    ['an empty path', inService('match { }'), 3, 7, "Unexpected '{'."],
    ['an empty segment', inService('match /a/ { }'), 3, 10, "Unexpected ' '."],
    ['a wildcard without name', inService('match /a/{} { }'), 3, 11, "Unexpected '}'."],
    ['an inserted segment in a match', inService('match /a/$(b) { }'), 3, 10, "Unexpected '$'."],
    ['a function without return', inService('function f() { }'), 3, 16, "Unexpected '}'."],
    ['two returns', inService('function f() { return 1; return 2; }'), 3, 26, "Unexpected 'return'."],
    [
      'a function twice',
      inService('function f() { return 1; }\nfunction f() { return 2; }'),
      4,
      1,
      'Duplicate function name: f.',
    ],
  ])('%s', (_, source, line, column, description) => {
    const { ruleset, issues } = compile(source);
    expect(ruleset).toBeNull();
    expect(issues[0]).toEqual({ line, column, description, severity: 'ERROR', fileName: 'firestore.rules' });
  });

  test.each([
    ['1 +', "Unexpected ';'."],
    ['(1', "Unexpected ';'."],
    ["'a", 'Unterminated string.'],
    ["'\\.'", "Invalid escape sequence '\\.'."],
    ["'\\u12'", "Invalid escape sequence '\\u'."],
    ['a is nothing', "Invalid type name 'nothing'."],
    ['9223372036854775808 > 0', 'Integer out of range: 9223372036854775808.'],
    ['1 = 1', "Unexpected '='."],
    ['a & b', "Unexpected '&'."],
    ['if', "Unexpected 'if'."],
    ['f(1,)', "Unexpected ')'."],
    ['exists(/a//b\n)', "Unexpected '/'."],
    ["'a'.matches('(?=a)')", "Invalid regular expression '(?=a)': invalid perl operator: (?=."],
    ["'a'.matches('(a)\\\\1')", "Invalid regular expression '(a)\\1': invalid escape sequence: \\1."],
  ])('the condition %s', (text, description) => {
    expect(condition(text)).toMatchObject({ description, severity: 'ERROR', line: 5 });
  });

  test('what goes beyond the limits of the language', () => {
    const lets = (count: number) =>
      inService(
        `function f() { ${Array.from({ length: count }, (_, index) => `let v${index} = 1;`).join(' ')} return 1; }`,
      );
    expect(compile(lets(10)).issues).toEqual([]);
    expect(firstIssue(lets(11))?.description).toBe('Function f has more than 10 variables.');
    const parameters = (count: number) =>
      inService(
        `function f(${Array.from({ length: count }, (_, index) => `p${index}`).join()}) { return 1; }`,
      );
    expect(compile(parameters(7)).issues).toEqual([]);
    expect(firstIssue(parameters(8))?.description).toBe('Function f has more than 7 parameters.');
    const nested = (depth: number) => inService('match /a/b { '.repeat(depth) + '}'.repeat(depth));
    expect(compile(nested(10)).issues).toEqual([]);
    expect(firstIssue(nested(11))?.description).toBe('Match blocks nest at most 10 deep.');
    expect(firstIssue(inService(`match ${'/{a}'.repeat(21)} { }`))?.description).toBe(
      'A path has at most 20 wildcards.',
    );
    expect(firstIssue(inService(`match ${'/a'.repeat(101)} { }`))?.description).toBe(
      'A path has at most 100 segments.',
    );
    expect(firstIssue(`//${'é'.repeat(128 * 1024)}`)?.description).toBe('The source is larger than 256 KB.');
    expect(compileRules([], 'cloud.firestore').ruleset).toBeNull();
    const twice = [
      { name: 'a', content: '' },
      { name: 'b', content: '' },
    ];
    expect(compileRules(twice, 'cloud.firestore').ruleset).toBeNull();
  });

  test('recursion, direct or not, but not a function that only calls a recursive one', () => {
    expect(firstIssue(inService('function f() { return f(); }'))?.description).toBe(
      'Recursive call of function f.',
    );
    const loop = 'function a() { return b(); }\nfunction b() { return c(); }\nfunction c() { return b(); }';
    expect(compile(inService(loop)).issues).toMatchObject([
      { description: 'Recursive call of function b.', line: 4 },
    ]);
    expect(
      compile(inService('function a() { return b() + b(); }\nfunction b() { return 1; }')).issues,
    ).toEqual([]);
  });

  test('the rest of a path inside the path in version 1, or twice', () => {
    const inside = 'match /a/{b=**}/c { allow read; }';
    expect(firstIssue(inService(inside, '1'))?.description).toMatch('must be the end of a path');
    expect(firstIssue(inService('match /a/{b=**} { match /c/{d} { allow read; } }', '1'))?.line).toBe(3);
    expect(compile(inService(inside)).issues).toEqual([]);
    expect(firstIssue(inService('match /{a=**}/b/{c=**} { }'))?.description).toBe(
      'A path has at most one {name=**}.',
    );
  });
});

describe('no input makes it hang or crash', { timeout: 60_000 }, () => {
  const pieces = published.flatMap((rules) => rules.split(/(?<=[\s(){};:,.=])/));
  const withinASecond = (source: string) => {
    const check = (service: Service) => {
      const { ruleset, issues } = compile(source, service);
      expect(ruleset === null).toBe(issues.some(({ severity }) => severity === 'ERROR'));
      for (const { line, column } of issues) expect(Math.min(line, column)).toBeGreaterThan(0);
    };
    const elapsed = cpuTime(() => {
      check('cloud.firestore');
      check('firebase.storage');
    });
    expect(elapsed).toBeLessThan(1000);
  };

  test('random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), withinASecond), { numRuns: 500 });
  });

  test('random words of the language', () => {
    const word = fc.oneof(
      fc.constantFrom(...pieces),
      fc.constantFrom('/', '$(', '{x=**}', '/*', "'", '\\', '[', '?', '-', '!'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => withinASecond(inService(words.join('')))),
      {
        numRuns: 500,
      },
    );
  });

  test('published rules with something taken out, put in or repeated', () => {
    const mutation = fc.record({
      rules: fc.constantFrom(...published),
      from: fc.nat(8000),
      length: fc.nat(30),
      text: fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom(...pieces)),
      times: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(mutation, ({ rules, from, length, text, times }) => {
        const at = from % rules.length;
        withinASecond(rules.slice(0, at) + text.repeat(times) + rules.slice(at + length));
      }),
      { numRuns: 500 },
    );
  });

  const MUCH = 80_000;
  test.each([
    ['parentheses', ruleFor('('.repeat(MUCH))],
    ['closed parentheses', ruleFor(`${'('.repeat(MUCH)}true${')'.repeat(MUCH)}`)],
    ['parentheses behind every operator', ruleFor('a || b && c == d in e < f + g * ('.repeat(5000))],
    ['negations', ruleFor(`${'!'.repeat(MUCH)}true`)],
    ['minuses', ruleFor('-'.repeat(MUCH))],
    ['a chain of or', ruleFor(`true${' || true'.repeat(20_000)}`)],
    ['a chain of members', ruleFor(`request${'.a'.repeat(MUCH)}`)],
    ['a chain of calls', ruleFor(`request${'.a()'.repeat(40_000)}`)],
    ['a chain of choices', ruleFor(`${'true ? '.repeat(30_000)}`)],
    ['choices to the right', ruleFor(`${'a ? b : '.repeat(25_000)}c`)],
    ['brackets', ruleFor('['.repeat(MUCH))],
    ['maps', ruleFor("{'a': ".repeat(30_000))],
    ['paths', ruleFor('/$('.repeat(MUCH))],
    ['subscripts', ruleFor('a[a'.repeat(MUCH))],
    ['a long list', ruleFor(`1 in [${'1,'.repeat(MUCH)}1]`)],
    ['slashes', ruleFor('/'.repeat(MUCH))],
    ['comment starts', '/*/'.repeat(MUCH)],
    ['blanks', ' '.repeat(250_000)],
    ['newlines', `${'\n'.repeat(250_000)}x`],
    ['matches', inService('match /a/{b} {'.repeat(15_000))],
    ['statements', inService(`match /a/{b} { ${'allow read;'.repeat(20_000)} }`)],
    [
      'functions that call the last one',
      inService(Array.from({ length: 4000 }, (_, n) => `function f${n}(){return f0();}`).join('')),
    ],
    [
      'functions in a long loop',
      inService(
        Array.from({ length: 4000 }, (_, n) => `function f${n}(){return f${(n + 1) % 4000}();}`).join(''),
      ),
    ],
    ['an endless number', ruleFor(`${'9'.repeat(200_000)} > 0`)],
    ['an endless text', ruleFor(`'${'a'.repeat(200_000)}' == ''`)],
    ['an endless pattern', ruleFor(`'a'.matches('${'(a|b)*'.repeat(30_000)}')`)],
    ['nested counts', ruleFor(`'a'.matches('${'('.repeat(50)}a${'{1000})'.repeat(50)}')`)],
    ['nested groups', ruleFor(`'a'.matches('${'('.repeat(MUCH)}')`)],
  ])('very many: %s', (_, source) => {
    withinASecond(source);
  });

  test('nesting of 100 is fine', () => {
    expect(compile(ruleFor(`${'('.repeat(100)}true${')'.repeat(100)}`)).ruleset).not.toBeNull();
    expect(compile(ruleFor(`${'!'.repeat(100)}true`)).ruleset).not.toBeNull();
    expect(compile(ruleFor(`true${' && true'.repeat(900)}`)).ruleset).not.toBeNull();
  });
});
