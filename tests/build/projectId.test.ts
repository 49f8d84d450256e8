import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

/** The built code of the module that chooses the project, for a build with this project. */
async function builtFor(project: string): Promise<string> {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', project);
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/data/projectId.ts', formats: ['es'], fileName: 'x' },
    },
  });
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join();
}

test('only a demo build lets the browser choose another project', async () => {
  expect(await builtFor('demo-tour')).toContain('demo-project');
  expect(await builtFor('tour')).not.toContain('demo-project');
});
