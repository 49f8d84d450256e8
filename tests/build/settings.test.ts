import { build, loadConfigFromFile, type PluginOption, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const settings = {
  NODE_ENV: 'production',
  VITE_FIREBASE_PROJECT_ID: 'tour',
  VITE_FIREBASE_API_KEY: 'key-of-the-tour',
  VITE_ADMIN_EMAIL: 'super@accounts.example',
  VITE_STAFF_EMAIL: 'regular@accounts.example',
  VITE_BETR_EMAIL: 'betr@accounts.example',
  VITE_SOMETHING_SECRET: 'decoy-of-the-machine',
};

/** The plugins of the site's build without the one that draws pages, which repeats what the chunks hold. */
async function plugins(given: PluginOption): Promise<PluginOption[]> {
  const one = await given;
  if (Array.isArray(one)) return (await Promise.all(one.map(plugins))).flat();
  return one && one.name !== 'prerender' ? [one] : [];
}

/** Builds the site in memory and as it is written, with chunks and settings as they are published. */
async function builtFiles(): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const found = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
  const { config = {} } = found ?? {};
  const fast = { write: false, minify: false, cssMinify: false, reportCompressedSize: false } as const;
  const built = await build({
    ...config,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: await plugins(config.plugins),
    build: { ...config.build, ...fast },
  });
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []));
}

let files: Awaited<ReturnType<typeof builtFiles>> = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  files = await builtFiles();
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
});

const holding = (text: string) =>
  files
    .filter((file) => (file.type === 'chunk' ? file.code : Buffer.from(file.source)).includes(text))
    .map(({ fileName }) => fileName);

/** What visitors load: the entry, the chunks with screens of the site, and all that these import. */
function visitors(): Set<string> {
  const chunks = files.filter((file) => file.type === 'chunk');
  const first = chunks.filter((one) => one.isEntry || one.moduleIds.some((id) => id.includes('/src/site/')));
  const found = new Set(first.map(({ fileName }) => fileName));
  for (const name of found)
    for (const next of chunks.find((one) => one.fileName === name)?.imports ?? []) found.add(next);
  return found;
}

test('only settings that the app names reach the built site, and accounts only where people sign in', () => {
  expect(holding('decoy-of-the-machine')).toEqual([]);
  expect(holding('key-of-the-tour')).not.toEqual([]);
  expect(visitors().size).toBeGreaterThan(2);
  for (const account of ['super', 'regular', 'betr']) {
    const holders = holding(`${account}@accounts.example`);
    expect(holders).toHaveLength(1);
    expect(visitors()).not.toContain(holders[0]);
  }
});
