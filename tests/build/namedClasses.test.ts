import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { namedClasses } from '../../build/namedClasses.ts';

const files: Record<string, string> = {
  '/main.tsx': "import styles from '/a.module.css';\nconsole.log(styles.used);",
  '/a.module.css': '.used { color: red; }\n.unused { color: blue; }',
};

test('a class is a constant where it is used, and its style is kept', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    css: { modules: { generateScopedName: (name) => `${name}_` } },
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? id : null),
        load: (id) => files[id] ?? null,
      },
      namedClasses(),
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: '/main.tsx', optimization: { inlineConst: { mode: 'all' } } },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const text = (file: Rollup.OutputAsset | Rollup.OutputChunk) =>
    file.type === 'chunk' ? file.code.trim() : String(file.source).trim();
  const [script, style] = ['.js', '.css'].map((end) =>
    output.filter(({ fileName }) => fileName.endsWith(end)),
  );
  expect(script?.map(text)).toEqual([expect.stringMatching(/^console\.log\([`"']used_[`"']\);$/)]);
  expect(style?.map(text)).toEqual(['.used_{color:red}.unused_{color:#00f}']);
});
