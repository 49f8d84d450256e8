import { type Code, callsOf, isNode, type Node, placeOf, textOf } from './code.ts';

/** The ways in which a thing is done, with the places of each. */
export type Ways = Map<string, string[]>;

const ofDates =
  /\.([gs]et(UTC)?(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)|toLocale(Date|Time)String)$/;
const dateWords = /\b(dateStyle|timeStyle|weekday|year|month|day|hour|minute)\b/;

/**
 * Returns the files of src that work with dates, and their means: Intl.DateTimeFormat, Date.UTC, Date.parse,
 * the getters and setters of a date, toLocaleString with date options, date-fns, and `new Date()` of several
 * parts, of a string literal or of arithmetic. Date.now() and new Date(x) alone don't count.
 */
export function dateHomes(src: readonly Code[]): Ways {
  const homes: Ways = new Map();
  for (const code of src) {
    for (const node of code.nodes) {
      const what = dateWork(code, node);
      if (what) add(homes, code.path, `${placeOf(code, node)} ${what}`);
    }
    for (const { to, node } of code.imports)
      if (/^(date-fns|@date-fns)(\/|$)/.test(to)) add(homes, code.path, `${placeOf(code, node)} ${to}`);
  }
  return homes;
}

/** Returns the date function that a node uses, or null. */
function dateWork(code: Code, node: Node): string | null {
  if (node.type === 'MemberExpression') {
    const name = textOf(code, node);
    return /^(Intl\.DateTimeFormat|Date\.(UTC|parse))$/.test(name) ? name : null;
  }
  const given = Array.isArray(node.arguments) ? node.arguments : [];
  const called = textOf(code, node.callee);
  if (node.type === 'CallExpression') {
    const words = given.map((one) => textOf(code, one)).join();
    const method = /\.\w+$/.exec(called)?.[0] ?? '';
    return ofDates.test(method) || (method === '.toLocaleString' && dateWords.test(words)) ? method : null;
  }
  if (node.type !== 'NewExpression' || called !== 'Date') return null;
  const made = /^(BinaryExpression|TemplateLiteral)$/;
  const [first] = given;
  const text = isNode(first) && first.type === 'Literal' && typeof first.value === 'string';
  return given.length > 1 || text || (isNode(first) && made.test(first.type)) ? 'new Date(…)' : null;
}

/**
 * Returns how forms are built: useForm with a library's or a custom resolver, a safeParse in a component or a
 * hook, and FormData. A helper that builds forms counts once, where it calls useForm.
 */
export function formWays(src: readonly Code[]): Ways {
  const ways: Ways = new Map();
  for (const code of src.filter(({ path }) => /^src\/(admin|site|betr|ui|hooks)\//.test(path))) {
    for (const call of callsOf(code, /^useForm$/)) {
      const shared = /resolver: *(\w+Resolver)\(/.exec(textOf(code, call))?.[1];
      add(ways, `useForm, ${shared ?? 'own resolver'}`, placeOf(code, call));
    }
    for (const call of callsOf(code, /\bsafeParse$/)) add(ways, 'state and safeParse', placeOf(code, call));
    for (const node of code.nodes)
      if (node.type === 'NewExpression' && textOf(code, node.callee) === 'FormData')
        add(ways, 'FormData', placeOf(code, node));
  }
  return ways;
}

function add(ways: Ways, way: string, place: string): void {
  ways.set(way, [...(ways.get(way) ?? []), place]);
}
