import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createHttpServer, Emulator, Indexes, readIndexFile } from 'firestore-emulator';
import { compileRules, type Ruleset } from 'firestore-emulator/rules';
import { randomFrom } from '../sample/random.ts';
import { HOST, portOffset, ports as portsOf, TEST_OFFSET } from '../scripts/ports.ts';
import { DEMO_PROJECT, ROOT } from '../scripts/project.ts';
import { startSuite, suiteAddresses } from '../scripts/suite/suite.ts';
import { run, UserError } from '../scripts/userError.ts';
import { judged } from './mutate/judged.ts';
import { type Mutant, mutantsOf } from './mutate/mutants.ts';
import { reachOf } from './mutate/reach.ts';
import { firstDifference, type RecordedCall, recordCalls } from './mutate/recordRules.ts';

type Judged = { mutant: Mutant; noticed: boolean };

const SEED = 11;
const [atMost = '100000'] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const only = process.argv.slice(2).filter((word) => /^\w+[.]rules$/.test(word));
const asked = process.argv.slice(2).filter((word) => word.endsWith('.test.ts'));
const ranges = process.argv.slice(2).flatMap((word) => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? [];
  return from && to ? [{ from: Number(from), to: Number(to) }] : [];
});

/**
 * `npm run bench -- rules`: changes the rules one thing at a time and prints the changes that the tests of
 * the rules miss, except those judged to change nothing (mutate/judged.ts). `-- 300` takes that many of each
 * file, chosen by a fixed seed; `-- storage.rules` takes one file, `-- 970-1100` those of these lines alone,
 * `-- signUp.test.ts` records what this test asks, and no other.
 *
 * The tests of firestore.rules run once, against an emulator in this process that records the checks of its
 * rules. Each mutant then gets the same checks: the tests notice it when it answers one call differently. The
 * tests of storage.rules are few and run for each mutant.
 */
await run(async () => {
  if (only.length === 0 || only.includes('firestore.rules'))
    report('firestore.rules', await judgeFirestore());
  if (only.length === 0 || only.includes('storage.rules')) report('storage.rules', await judgeStorage());
});

async function judgeFirestore(): Promise<Judged[]> {
  const indexes = new Indexes(() => readIndexFile(`${ROOT}firestore.indexes.json`));
  const emulator = new Emulator({ project: DEMO_PROJECT, indexes, log: () => {}, checkTokens: true });
  const server = createHttpServer(emulator, () => {});
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const calls = recordCalls(emulator);
  const { port } = server.address() as AddressInfo;
  const tests = asked.length === 0 ? ['tests/rules', '--exclude', '**/storage.test.ts'] : asked;
  const passed = await vitest(tests, {
    FIRESTORE_EMULATOR_HOST: `${HOST}:${port}`,
  });
  server.close();
  server.closeAllConnections();
  if (!passed) throw new UserError('The tests of the rules fail: npm test -- live');
  console.log(`${calls.length} calls recorded`);
  let skipped = 0;
  const reach = reachOf(rules('firestore.rules'));
  const tried = some(mutantsOf(rules('firestore.rules'))).flatMap((mutant) => {
    // Who gets more methods is asked by other calls than before.
    const statements = mutant.kind === 'more is allowed' ? null : reach(mutant.line);
    const files = [{ name: 'firestore.rules', content: mutant.source }];
    const { ruleset } = compileRules(files, 'cloud.firestore');
    // A mutant that doesn't compile, such as a function that calls itself, is skipped.
    if (ruleset === null) skipped += 1;
    return ruleset === null ? [] : [{ mutant, noticed: isNoticed(ruleset, calls, statements) }];
  });
  console.log(`${skipped} skipped: they don't compile`);
  return tried;
}

function isNoticed(ruleset: Ruleset, calls: RecordedCall[], statements: ReadonlySet<number> | null): boolean {
  const different = firstDifference(ruleset, calls, statements);
  if (different === null) return false;
  // Its neighbor in the file is probably noticed by the same call.
  calls.splice(calls.indexOf(different), 1);
  calls.unshift(different);
  return true;
}

async function judgeStorage(): Promise<Judged[]> {
  const ports = portsOf(portOffset(TEST_OFFSET));
  const suite = await startSuite({ ports });
  try {
    const tried: Judged[] = [];
    const original = rules('storage.rules');
    for (const mutant of some(mutantsOf(original))) {
      await putStorageRules(ports.storage, mutant.source);
      tried.push({
        mutant,
        noticed: !(await vitest(['storage.test.ts', '--bail=1'], suiteAddresses(ports), 'ignore')),
      });
    }
    await putStorageRules(ports.storage, original);
    if (!(await vitest(['storage.test.ts'], suiteAddresses(ports))))
      throw new UserError('The tests of the storage rules fail: npm test -- live storage.test.ts');
    return tried;
  } finally {
    await suite.stop();
  }
}

async function putStorageRules(port: number, content: string): Promise<void> {
  const answer = await fetch(`http://${HOST}:${port}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules were refused: ${await answer.text()}`);
}

function rules(name: string): string {
  return readFileSync(`${ROOT}${name}`, 'utf8');
}

function some(all: Mutant[]): Mutant[] {
  const isMeant = ({ line }: Mutant) => ranges.some(({ from, to }) => line >= from && line <= to);
  const mutants = ranges.length === 0 ? all : all.filter(isMeant);
  if (mutants.length <= Number(atMost)) return mutants;
  const chosen = new Set(randomFrom(SEED).some(mutants, Number(atMost)));
  return mutants.filter((mutant) => chosen.has(mutant));
}

/** Runs tests and returns whether all pass; `errors` are hidden where failures are expected. */
function vitest(
  words: string[],
  addresses: Record<string, string>,
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--project', 'live', '--reporter=dot', ...words],
    { cwd: ROOT, stdio: ['ignore', 'ignore', errors], env: { ...process.env, ...addresses } },
  );
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Prints how many of each kind were noticed, and the missed ones that change something. */
function report(name: string, tried: readonly Judged[]): void {
  const lines = rules(name).split('\n');
  const changesNothing = ({ line, text, what }: Mutant) =>
    judged.some(
      ({ part = '', ...one }) =>
        one.text === text && one.line === lines[line - 1]?.trim() && what.startsWith(part),
    );
  const row = (kind: string, of: readonly Judged[]) => {
    const noticed = of.filter((one) => one.noticed).length;
    const same = of.filter((one) => !one.noticed && changesNothing(one.mutant)).length;
    const numbers = [of.length, noticed, same].map((number) => String(number).padStart(9));
    return `${kind.padEnd(30)}${numbers.join('')}${((100 * noticed) / (of.length - same)).toFixed(1).padStart(9)} %`;
  };
  console.log(
    `\n${name.padEnd(30)}${['tried', 'noticed', 'the same', 'share'].map((word) => word.padStart(9)).join('')}`,
  );
  for (const kind of new Set(tried.map(({ mutant }) => mutant.kind))) {
    const ofKind = tried.filter(({ mutant }) => mutant.kind === kind);
    console.log(row(kind, ofKind));
  }
  console.log(row('all', tried));
  for (const { mutant, noticed } of tried)
    if (!noticed && !changesNothing(mutant))
      console.log(`  line ${mutant.line}, ${mutant.kind}: ${mutant.what}`);
}
