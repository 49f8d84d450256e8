import type { Plugin } from 'vite';

const packages = '/node_modules/(?:react|react-dom|scheduler)';
const entry = new RegExp(`${packages}/[\\w-]+\\.js$`);
const production = new RegExp(`${packages}/cjs/[\\w-]+\\.production\\.js$`);
/** A default import, which would keep all of React: `React`, or `React, { useState }`. */
const wholeReact = /^import (\w+)(?:, *\{([^}]*)\})? from ['"]react['"]/m;

/** The exports that do nothing without what `withoutUnused` takes out. */
const leftOut = /^(?:ViewTransition|addTransitionType|prefetchDNS|preconnect|pre(?:load|init)(?:Module)?)$/;

/**
 * Makes React ES modules, of which the bundler drops what nobody imports; it keeps CommonJS whole. What the
 * app doesn't use but React itself leads to is taken out. Its names aren't exported, so the build stops where
 * one is imported; that no Fragment has a ref is a test.
 */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (entry.test(id)) return { code: `export * from ${productionIn(code, id)};`, map: null };
      if (production.test(id)) {
        const used = id.includes('/react-dom-client.') ? withoutUnused(code) : code;
        return { code: asModule(used), map: null };
      }
      const inParts = 'import * as $1 from "react"; import {$2} from "react"';
      return wholeReact.test(code) ? { code: code.replace(wholeReact, inParts), map: null } : null;
    },
  };
}

function productionIn(code: string, id: string): string {
  return found(/require\(('\.\/cjs\/[\w-]+\.production\.js')\)/, code, id);
}

/** Takes out of React DOM what the app doesn't use. @throws where an update of React moved it */
function withoutUnused(code: string): string {
  // React marks what it renders with a number for each kind of element.
  const tagOf = (type: string) =>
    found(
      new RegExp(`case REACT_${type}_TYPE:\\s+return \\([^;]*?createFiberImplClass\\((\\d+),`),
      code,
      type,
    );
  const tags = `(?:${tagOf('VIEW_TRANSITION')}|${tagOf('SUSPENSE_LIST')})`;
  const steps: [what: RegExp, instead: string][] = [
    [new RegExp(`\\b${tags} === [\\w.]+\\.tag\\b`, 'g'), 'false'],
    [new RegExp(`^ *case ${tags}:$`, 'gm'), ''],
    [/^ {2}shouldStartViewTransition$/m, '  false'],
    // What the ref of a Fragment can do.
    [/^FragmentInstance\.prototype\.\w+ = [\s\S]*?^\};$/gm, ''],
    // What `preload` and its like in react-dom call.
    [/^( {2}r: requestFormReset),\n(?: {2}\w: \w+,?\n)+/m, '$1\n'],
    // These are for React's own developers: the published scheduler has neither.
    [/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined'],
  ];
  return steps.reduce((left, [what, instead]) => {
    found(what, left, 'React DOM');
    return left.replace(what, instead);
  }, code);
}

/** Returns a file of React, written as CommonJS, as an ES module. */
function asModule(code: string): string {
  const names = [...code.matchAll(/^exports\.(\w+) =/gm)].flatMap(([, name = '']) => name);
  const exported = names.filter((name) => !leftOut.test(name)).map((name) => `of_${name} as ${name}`);
  const body = code
    .replace(/^(?:var| ) (\w+) = require\("([\w-]+)"\)[,;]$/gm, 'import * as $1 from "$2";')
    .replace(/^exports\.(\w+) =/gm, 'var of_$1 =')
    .replace(/\bexports\./g, 'of_');
  return `${body}\nexport { ${exported.join(', ')} };`;
}

/** Returns what a pattern finds: its group, or all of it. @throws when there is nothing */
function found(pattern: RegExp, code: string, where: string): string {
  const [whole, group = whole] = new RegExp(pattern.source, pattern.flags.replace('g', '')).exec(code) ?? [];
  if (group === undefined) throw new Error(`${where} has no ${pattern} anymore.`);
  return group;
}
