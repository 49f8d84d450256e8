import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { ROOT } from '../scripts/project.ts';
import { classNames } from './names.ts';

/** Builds `build/NAME` for Node as one file, loads it, deletes it and returns its code and its exports. */
export async function builtForNode(
  name: string,
  config: InlineConfig,
): Promise<{ code: string; exports: unknown }> {
  const outDir = join(ROOT, '.cache', `${name}-${process.pid}`);
  try {
    await build({
      root: ROOT,
      logLevel: 'warn',
      ...config,
      configFile: false,
      css: classNames,
      build: {
        ssr: `build/${name}`,
        outDir,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: { codeSplitting: false, entryFileNames: 'built.js' },
        },
      },
    });
    const built = join(outDir, 'built.js');
    return { code: readFileSync(built, 'utf8'), exports: await import(pathToFileURL(built).href) };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
