import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { pathsIn } from '../../bench/house/code.ts';
import { lightReact } from '../../build/lightReact.ts';

const require = createRequire(import.meta.url);
const leftOut = ['ViewTransition', 'addTransitionType', 'prefetchDNS', 'preconnect'].concat(
  ['preload', 'preinit'].flatMap((name) => [name, `${name}Module`]),
);

async function built(code: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'main',
        enforce: 'pre',
        resolveId: (id) => (id === '/main.js' ? id : null),
        load: (id) => (id === '/main.js' ? code : null),
      },
      lightReact(),
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: '/main.js', preserveEntrySignatures: 'strict' },
    },
  });
  const [first] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return first?.type === 'chunk' ? first.code : '';
}

const load = async (code: string): Promise<object> =>
  import(`data:text/javascript,${encodeURIComponent(await built(code))}`);

test.each([
  ['react', 'react/cjs/react.production.js'],
  ['react/jsx-runtime', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom.production.js'],
  ['react-dom/client', 'react-dom/cjs/react-dom-client.production.js'],
  ['scheduler', 'scheduler/cjs/scheduler.production.js'],
])('%s exports what it did, but for what is left out', async (name, file) => {
  const names = Object.keys(require(`../../node_modules/${file}`)).filter((one) => !leftOut.includes(one));
  expect(Object.keys(await load(`export * from '${name}'`)).sort()).toEqual(names.sort());
});

test('what nobody imports is dropped, also by those who import React whole', async () => {
  expect(await built("import React, { memo } from 'react'; console.log(React.useId, memo)")).not.toMatch(
    /useState|Children/,
  );
});

test.each(leftOut)('an import of %s stops the build', async (name) => {
  const from = Object.hasOwn(require('react'), name) ? 'react' : 'react-dom';
  await expect(built(`import { ${name} } from '${from}'; console.log(${name})`)).rejects.toThrow(name);
});

test('no Fragment has a ref, for it would do nothing', () => {
  const screens = pathsIn(process.cwd()).filter((path) => /^src\/.*\.tsx$/.test(path));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter((path) => /<Fragment\b[^>]*\sref=/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('another React, in which something has moved, stops the build', () => {
  const { transform } = lightReact();
  const id = '/node_modules/react-dom/cjs/react-dom-client.production.js';
  const change = typeof transform === 'function' ? transform : undefined;
  expect(() => Reflect.apply(change ?? String, undefined, ['exports.version = "20";', id])).toThrow(
    'VIEW_TRANSITION has no',
  );
});
