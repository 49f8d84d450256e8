import { existsSync } from 'node:fs';
import { run, UserError } from '../scripts/userError.ts';
import { withBuiltSite } from './parts/withBuiltSite.ts';
import { withChromium } from './parts/withChromium.ts';
import { comparePictures } from './pictures/comparePictures.ts';
import { fillProjects } from './pictures/sampleProjects.ts';
import { savePictures } from './pictures/savePictures.ts';

const commands = { save: savePictures, compare: comparePictures };

/**
 * `npm run bench -- pictures save DIR`: saves a picture of every screen of the product, on a phone and on a
 * desktop, on sample data and at a fixed time. `… pictures compare DIR`: takes the same screens again and
 * compares them with these pictures; fails when one differs. A third word limits either to the pictures with
 * that word in their names.
 */
await run(async () => {
  const [word, folder = '', part = ''] = process.argv.slice(2);
  if ((word !== 'save' && word !== 'compare') || folder === '')
    throw new UserError('Say what to do and where: pictures save DIR, or pictures compare DIR.');
  if (word === 'compare' && !existsSync(folder)) throw new UserError(`There are no pictures in ${folder}.`);
  const start = performance.now();
  await withChromium((browser) =>
    withBuiltSite(async ({ origin, ports }) => {
      await fillProjects(ports);
      await commands[word]({ browser, origin }, folder, part);
    }),
  );
  console.log(`${Math.round((performance.now() - start) / 1000)} s`);
});
