import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { difference } from './difference.ts';
import { nameOf, type Pictures, takeAll, tasks } from './takeAll.ts';
import type { Site } from './visit.ts';

/** The message about a picture that differs. */
type Finding = { name: string; words: string };

/**
 * Compares every screen with the pictures of a folder, and prints one line for each that differs, is new or
 * is missing; the current picture and the difference are saved in a folder beside it. A screen that differs
 * is checked again, alone.
 */
export async function comparePictures(site: Site, folder: string, part: string): Promise<void> {
  const beside = `${folder.replace(/\/+$/, '')}-differences`;
  rmSync(beside, { recursive: true, force: true });
  const reader = await site.browser.newPage();
  const todo = tasks(part);
  const seen = new Set<string>();
  const findings: Finding[] = [];
  const suspects = new Set<string>();

  const failures = await takeAll(site, todo, async (pictures) => {
    for (const name of pictures.keys()) seen.add(name);
    if ((await differing(reader, folder, pictures)).length > 0)
      suspects.add(pictures.keys().next().value ?? '');
  });
  const again = todo.filter((task) => suspects.has(nameOf(task)));
  const later = await takeAll(site, again, async (pictures) => {
    findings.push(...(await differing(reader, folder, pictures, beside)));
  });
  for (const [name, why] of [...failures, ...later]) findings.push({ name, words: `did not come: ${why}` });
  for (const name of savedNames(folder))
    if (name.includes(part) && !seen.has(name) && !failures.has(name.replace(/\.whole$/, '')))
      findings.push({ name, words: 'is gone' });

  const unsure = again.length - new Set(findings.map(({ name }) => name.replace(/\.whole$/, ''))).size;
  report(findings, seen.size, beside);
  if (unsure > 0) console.log(`${unsure} screens differed at first and not when looked at again.`);
}

/** Returns the difference, and saves it when there is a folder for it. */
async function differing(
  reader: Page,
  folder: string,
  pictures: Pictures,
  beside?: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, { png }] of pictures) {
    const file = join(folder, `${name}.png`);
    const known = existsSync(file);
    const found = known ? await difference(reader, readFileSync(file), png) : null;
    if (known && !found) continue;
    const share = found && `${(100 * found.share).toFixed(3)} %`.padStart(10);
    const words = found ? `${String(found.pixels).padStart(9)}${share}  ${found.sizes}` : 'is new';
    findings.push({ name, words });
    if (!beside) continue;
    mkdirSync(beside, { recursive: true });
    writeFileSync(join(beside, `${name}.now.png`), png);
    if (found) writeFileSync(join(beside, `${name}.difference.png`), found.png);
  }
  return findings;
}

function savedNames(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -4)] : []));
}

function report(findings: readonly Finding[], seen: number, beside: string): void {
  const sorted = findings.toSorted((a, b) => a.name.localeCompare(b.name));
  if (sorted.length > 0) console.log(`${'picture'.padEnd(48)}   pixels     share  sizes`);
  for (const { name, words } of sorted) console.log(`${name.padEnd(48)}${words}`);
  console.log(`${seen} pictures, ${sorted.length} not as before${sorted.length > 0 ? `: ${beside}` : '.'}`);
  if (sorted.length > 0) process.exitCode = 1;
}
