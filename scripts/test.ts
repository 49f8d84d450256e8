import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAccounts } from './accounts/sampleAccounts.ts';
import { ensureChromium, findWithCamera } from './chromium.ts';
import { engineNames, findEngine, missingEngine } from './engines.ts';
import { portOffset, ports as portsOf, TEST_OFFSET } from './ports.ts';
import { ROOT } from './project.ts';
import { applyDemoSettings } from './settings.ts';
import { startSuite, suiteAddresses } from './suite/suite.ts';
import { type Counts, playwrightCounts, vitestCounts } from './testCounts.ts';
import { run, UserError } from './userError.ts';

type Step = {
  name: string;
  /** Steps in a row with the same word run in parallel: one of them waits while another works. */
  beside?: 'checks' | 'waiting' | 'journeys';
  program: string;
  args: string[];
  /** Where it runs, relative to the project. */
  folder?: string;
  /** Runs while the suite is up, last: `beside` ones start what they need themselves. */
  suite?: 'used' | 'beside';
  needsChromium?: boolean;
  /** What of it this machine can't run, and how it could. */
  notRun?: string[];
  counts?: () => Counts;
};
type Outcome = { name: string; ok: boolean; seconds: number; counts: Counts; notRun: string[] };

const official = process.argv.includes('--official');
const REPORTS = join(ROOT, '.cache', 'reports');
const report = (name: string) => join(REPORTS, `${name}.json`);

const STEPS: Step[] = [
  { name: 'types', program: 'tsc', args: ['-p', '.'], beside: 'checks' },
  { name: 'lint', program: 'biome', args: ['check', '.'], beside: 'checks' },
  { name: 'build', program: 'vite', args: ['build', '--logLevel', 'warn'], beside: 'checks' },
  vitest('unit'),
  vitest('screens'),
  emulatorStep(),
  { ...vitest('live'), suite: 'used', beside: 'waiting' },
  {
    name: 'browser',
    program: 'playwright',
    args: ['test', '--reporter=line,json'],
    suite: 'used',
    beside: 'journeys',
    needsChromium: true,
    notRun:
      findWithCamera() === null
        ? ['the door that scans: no Chromium with a camera (apt-get install chromium)']
        : [],
    counts: () => playwrightCounts(report('browser')),
  },
  enginesStep(),
];

/**
 * `npm test`: runs every check until the first that fails. `npm test -- unit live` runs only the named steps,
 * and `npm test -- build browser home.spec.ts` limits the tests to files with that name.
 */
await run(async () => {
  const ports = portsOf(portOffset(TEST_OFFSET));
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const files = words.filter((word) => word.endsWith('.ts'));
  const steps = chosen(words.filter((word) => !files.includes(word))).map((step) => only(step, files));
  applyDemoSettings(ports);
  // The tests need the same site on every machine; those of Google's maps supply a fake key.
  Object.assign(process.env, { VITE_GOOGLE_MAPS_API_KEY: '', VITE_GOOGLE_MAPS_MAP_ID: '' });
  // The official emulators accept every token; ours refuse an expired one, as production does.
  if (!official) process.env.EMULATOR_CHECK_TOKENS = '1';
  Object.assign(process.env, suiteAddresses(ports), { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') });
  if (steps.some(({ needsChromium }) => needsChromium)) process.env.CHROMIUM_PATH = ensureChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const alone = await runSteps(steps.filter(({ suite }) => !suite));
  const together = steps.filter(({ suite }) => suite);
  const withSuite = alone.every(({ ok }) => ok) && together.length > 0 ? await runUnderSuite(together) : [];
  process.exitCode = summary([...alone, ...withSuite]);
});

function vitest(name: string, chosen: string[] = ['--project', name]): Step {
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report(name)}`];
  const args = ['run', ...chosen, ...reports];
  return { name, program: 'vitest', args, counts: () => vitestCounts(report(name)) };
}

/** The tests of the emulator's package, which start emulators of their own. */
function emulatorStep(): Step {
  const folder = join('packages', 'firestore-emulator');
  return { ...vitest('emulator', []), folder, suite: 'beside', needsChromium: true, beside: 'waiting' };
}

/** The journeys in the engines that this machine has. */
function enginesStep(): Step {
  const missing = engineNames.filter((name) => !findEngine(name));
  const { args, ...step } = vitest('engines');
  return {
    ...step,
    args: [...args, ...missing.map((name) => `--exclude=**/${name}.test.ts`)],
    suite: 'used',
    beside: 'journeys',
    notRun: missing.map(missingEngine),
  };
}

function only(step: Step, files: string[]): Step {
  return step.counts ? { ...step, args: [...step.args, ...files] } : step;
}

function chosen(names: string[]): Step[] {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new UserError(
      `There is no step "${unknown}": choose among ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return names.length === 0 ? STEPS : STEPS.filter(({ name }) => names.includes(name));
}

async function runUnderSuite(steps: Step[]): Promise<Outcome[]> {
  if (!steps.some(({ suite }) => suite === 'used')) return runSteps(steps);
  const ports = portsOf(portOffset(TEST_OFFSET));
  const suite = await startSuite({ ports, official });
  void suite.died.then((reason) => console.error(reason));
  try {
    // Once, before any test: a new password ends the sessions of all.
    await sampleAccounts(ports);
    return await runSteps(steps);
  } finally {
    await suite.stop();
  }
}

async function runSteps(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const group of groups(steps)) {
    const alone = group.length === 1;
    outcomes.push(...(await Promise.all(group.map((step) => outcomeOf(step, alone)))));
    if (!outcomes.every(({ ok }) => ok)) break;
  }
  return outcomes;
}

/** Groups consecutive steps that may run in parallel. */
function groups(steps: Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const group = found.at(-1);
    if (group && step.beside && group[0]?.beside === step.beside) group.push(step);
    else found.push([step]);
  }
  return found;
}

async function outcomeOf(step: Step, alone: boolean): Promise<Outcome> {
  if (alone) console.log(`\n── ${step.name}`);
  const start = performance.now();
  const { ok, output } = await ran(step, alone);
  const seconds = (performance.now() - start) / 1000;
  if (!alone) console.log(`\n── ${step.name}\n${output}`);
  console.log(`${ok ? '' : 'FAILED '}${step.name} ${Math.round(seconds)} s`);
  const counts = step.counts?.() ?? { passed: 0, failed: 0 };
  return { name: step.name, ok, seconds, counts, notRun: step.notRun ?? [] };
}

/** Runs a step and returns whether it succeeded; its output is held back unless it runs alone. */
function ran({ program, args, folder = '' }: Step, alone: boolean): Promise<{ ok: boolean; output: string }> {
  const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
    cwd: join(ROOT, folder),
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output: printed.join('').trimEnd() }));
  });
}

/** Prints a line per step and the counts of all tests on a line of their own; returns the exit code. */
function summary(outcomes: Outcome[]): number {
  const total = { passed: 0, failed: 0 };
  console.log('');
  for (const { name, ok, seconds, counts, notRun } of outcomes) {
    total.passed += counts.passed;
    total.failed += ok ? counts.failed : Math.max(counts.failed, 1);
    const tests =
      counts.passed + counts.failed > 0 ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s${tests}`);
    for (const missing of notRun) console.log(`        ${name.padEnd(8)} not run: ${missing}`);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && outcomes.every(({ ok }) => ok) ? 0 : 1;
}
