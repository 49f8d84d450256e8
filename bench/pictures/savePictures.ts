import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Pictures, takeAll, tasks } from './takeAll.ts';
import type { Site } from './visit.ts';

/** Saves the picture of every screen in a folder, and prints which failed or did not become stable. */
export async function savePictures(site: Site, folder: string, part: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const restless: string[] = [];
  const failures = await takeAll(site, tasks(part), async (pictures: Pictures) => {
    for (const [name, { png, still }] of pictures) {
      writeFileSync(join(folder, `${name}.png`), png);
      count++;
      if (!still) restless.push(name);
    }
  });
  console.log(`${count} pictures in ${folder}`);
  for (const name of restless) console.log(`never stood still: ${name}`);
  for (const [name, why] of failures) console.log(`did not come: ${name}: ${why}`);
  if (failures.size > 0) process.exitCode = 1;
}
