import { posix } from 'node:path';
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

const leftToCallers = 'no catch and no toast in the file';

/**
 * Returns the calls of the sender's `send` (the function that a module named send.ts exports), by how the
 * same file handles failures: `catch`, a toast, a Retry. The sender's own folder is left out.
 */
export function sendWays(src: readonly Code[]): Ways {
  const ways: Ways = new Map();
  for (const code of src) {
    const sender = code.imports.find(({ to }) => posix.basename(to) === 'send.ts');
    if (!sender || code.path.startsWith(`${posix.dirname(sender.to)}/`)) continue;
    const catches =
      code.nodes.some(({ type }) => type === 'CatchClause') || callsOf(code, /\.catch$/).length > 0;
    const own = [
      ...(catches ? ['catch'] : []),
      ...(callsOf(code, /^showToast$/).length > 0 ? ['toast'] : []),
      ...(wordsRetry(code) ? ['Retry'] : []),
    ];
    for (const call of callsOf(code, /^send$/))
      add(ways, own.join(', ') || leftToCallers, placeOf(code, call));
  }
  return ways;
}

/** Returns the files that send and handle failures themselves. */
export function ownSenders(ways: Ways): string[] {
  const own = [...ways].flatMap(([way, places]) => (way === leftToCallers ? [] : places));
  return [...new Set(own.map((place) => place.replace(/:\d+$/, '')))];
}

const wordsRetry = ({ text }: Code) => /label: 'Retry'/.test(text);

/** Returns the files with their own Retry text. */
export function retries(src: readonly Code[]): string[] {
  return src.filter(wordsRetry).map(({ path }) => path);
}

const handedOn = 'fetched ahead or handed on';

/**
 * Returns the functions that load the code of components lazily: the one that is called with `() =>
 * import('./X.tsx')`, or with a constant that holds it. `whenThere` and `.then` only pass the code on. A
 * direct call of `import()` is a way too. A loader that is not passed to a function is not.
 */
export function lateWays(src: readonly Code[], page: boolean): Ways {
  const ways: Ways = new Map();
  for (const code of src)
    for (const { to, late, node } of code.imports) {
      if (!late || !to.endsWith('.tsx') || /(Page|Screen|App|Shell|mount)\.tsx$/.test(to) !== page) continue;
      for (const way of openersOf(code, node, src)) add(ways, way, placeOf(code, node));
    }
  return ways;
}

/** Returns the number of ways. */
export function countOf(ways: Ways): number {
  return [...ways.keys()].filter((way) => way !== handedOn).length;
}

function openersOf(code: Code, node: Node, src: readonly Code[]): string[] {
  const loader = node.around.find(({ type }) => /^(Arrow)?Function/.test(type));
  const holder = loader && holderOf(code, loader);
  if (!holder) return ['called where it stands'];
  if (holder.type === 'CallExpression') return [textOf(code, holder.callee)];
  const takers = takersOf(textOf(code, holder.id), src);
  return takers.length > 0 ? takers : [handedOn];
}

/** Returns the holder of a loader: the call that takes it as an argument, or the constant. */
function holderOf(code: Code, loader: Node): Node | undefined {
  return loader.around.find(
    ({ type, callee, arguments: given }) =>
      type === 'VariableDeclarator' ||
      (type === 'CallExpression' &&
        textOf(code, callee) !== 'whenThere' &&
        Array.isArray(given) &&
        given.some((one) => isNode(one) && one.start <= loader.start && one.end >= loader.end)),
  );
}

/** Returns the functions that take the constant of this name, anywhere. */
function takersOf(name: string, src: readonly Code[]): string[] {
  const named = new RegExp(`\\b${name}\\b`);
  const takers = src
    .filter(({ text }) => named.test(text))
    .flatMap((code) =>
      code.nodes
        .filter(({ type, arguments: given }) =>
          type === 'CallExpression' && Array.isArray(given)
            ? given.some((one) => isNode(one) && !/Function/.test(one.type) && named.test(textOf(code, one)))
            : false,
        )
        .map(({ callee }) => textOf(code, callee)),
    );
  return [...new Set(takers)];
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
