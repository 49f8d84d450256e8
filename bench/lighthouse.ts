import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { AS_ROOT, ensureChromium } from '../scripts/chromium.ts';
import { emulatorDatabase } from '../scripts/firestoreRest.ts';
import { publicEvents } from '../scripts/links/publicEvents.ts';
import { DEMO_PROJECT, ROOT } from '../scripts/project.ts';
import { run, UserError } from '../scripts/userError.ts';
import { paths } from '../src/paths.ts';
import { median } from './parts/median.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';

const RUNS = 5;
const REPORTS = join(ROOT, '.cache', 'lighthouse');
const PAGES = ['/', '/events/upcoming', '/standings'];
const FLAGS = ['--headless=new', '--disable-gpu', '--disable-quic', ...AS_ROOT];
const TARGETS = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const LARGEST_PAINT_MS = 1_800;

type Category = keyof typeof TARGETS;
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * The results of one run: scores of 0 to 100, milliseconds, kilobytes; the audits that cost points, and the
 * final page.
 */
type Finding = {
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  faults: string[];
  endedOn: string;
};

/**
 * `npm run bench -- lighthouse`: runs Lighthouse with its mobile profile on the built site as Hosting serves
 * it, on sample data; five runs per page, and the median of each figure. `npm run bench -- lighthouse /faq`
 * measures other pages. Fails below the targets.
 */
await run(async () => {
  const pages = process.argv.slice(2).filter((word) => word.startsWith('/'));
  const chromePath = ensureChromium();
  await withBuiltSite(async ({ origin, ports }) =>
    measure(
      chromePath,
      origin,
      pages.length > 0 ? pages : [...PAGES, ...(await eventPages(ports.firestore))],
    ),
  );
});

/** Returns the addresses of an event of the sample, and of the tables of one that is being played. */
async function eventPages(port: number): Promise<string[]> {
  const events = await publicEvents(emulatorDatabase(port, DEMO_PROJECT));
  const live = events.find(({ board }) => board === 'live');
  return [...events.slice(0, 1).map(({ id }) => paths.event(id)), ...(live ? [paths.live(live.id)] : [])];
}

async function measure(chromePath: string, origin: string, pages: string[]): Promise<void> {
  mkdirSync(REPORTS, { recursive: true });
  const rows: Finding[] = [];
  for (const page of pages) rows.push(await medianOf(page, origin, chromePath));
  report(pages, rows);
}

async function medianOf(page: string, origin: string, chromePath: string): Promise<Finding> {
  const findings: Finding[] = [];
  for (let turn = 1; turn <= RUNS; turn++) {
    console.log(`${page}, run ${turn} of ${RUNS}`);
    findings.push(await runOnce(page, origin, chromePath));
  }
  return {
    scores: scoresOf((category) => median(findings.map(({ scores }) => scores[category]))),
    lcp: median(findings.map(({ lcp }) => lcp)),
    tbt: median(findings.map(({ tbt }) => tbt)),
    cls: median(findings.map(({ cls }) => cls)),
    kilobytes: median(findings.map(({ kilobytes }) => kilobytes)),
    faults: [...new Set(findings.flatMap(({ faults }) => faults))],
    endedOn: findings[0]?.endedOn ?? '',
  };
}

/** Runs Lighthouse in its own browser, so that runs share no cache. */
async function inspect(address: string, chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    return await lighthouse(address, {
      port: chrome.port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    });
  } finally {
    chrome.kill();
  }
}

async function runOnce(page: string, origin: string, chromePath: string): Promise<Finding> {
  const result = await inspect(origin + page, chromePath);
  if (!result || result.lhr.runtimeError) {
    throw new UserError(
      `Lighthouse could not open ${page}: ${result?.lhr.runtimeError?.message ?? 'no result'}`,
    );
  }
  const { lhr } = result;
  writeFileSync(join(REPORTS, `${page.replace(/\W+/g, '-')}.html`), String(result.report));
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: scoresOf((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1024,
    faults: faultsOf(lhr),
    endedOn: new URL(lhr.finalDisplayedUrl).pathname,
  };
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function faultsOf({ categories, audits }: Report): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && typeof audit.score === 'number' && audit.score < 0.9 ? [`${id}: ${audit.title}`] : [];
  });
}

/** Whether a category doesn't count: search engines are asked to stay away from a night's tables. */
function spared(category: Category, { endedOn }: Finding): boolean {
  return category === 'seo' && endedOn.endsWith('/live');
}

function scoresOf(score: (category: Category) => number): Record<Category, number> {
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/**
 * Prints the table and the audits that cost points; fails when a page misses a target or ended on another
 * page.
 */
function report(pages: string[], rows: Finding[]): void {
  console.log(`\n${'page'.padEnd(20)} perf  a11y  best   seo     LCP     TBT    CLS      kB`);
  pages.forEach((page, place) => {
    const row = rows[place];
    if (!row) return;
    const scores = CATEGORIES.map((category) => String(row.scores[category]).padStart(4)).join('  ');
    const times = [row.lcp, row.tbt].map((ms) => `${Math.round(ms)} ms`.padStart(7)).join(' ');
    console.log(
      `${page.padEnd(20)} ${scores} ${times} ${row.cls.toFixed(3).padStart(6)} ${row.kilobytes.toFixed(0).padStart(7)}`,
    );
    const missed =
      CATEGORIES.some((category) => row.scores[category] < TARGETS[category] && !spared(category, row)) ||
      row.cls > 0 ||
      row.lcp > LARGEST_PAINT_MS;
    for (const fault of missed ? row.faults : []) console.log(`  ${fault}`);
    if (row.endedOn !== page) console.log(`  ended on ${row.endedOn}`);
    if (missed || row.endedOn !== page) process.exitCode = 1;
  });
  console.log(`\nMedian of ${RUNS} runs, mobile profile. Full reports: .cache/lighthouse`);
}
