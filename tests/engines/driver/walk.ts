import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { today } from '../../../sample/days.ts';
import { sampleDocuments } from '../../../sample/sample.ts';
import { type EngineName, findEngine, missingEngine } from '../../../scripts/engines.ts';
import { colleges } from '../../../src/domain/lists/listedColleges.ts';
import { fraternities } from '../../../src/domain/lists/listedFraternities.ts';
import { TestProject } from '../../support/TestProject.ts';
import { Browser, failed, type Size } from './Browser.ts';
import { startFirefox } from './firefox.ts';
import { type ServedSite, serveSite } from './servedSite.ts';
import { startWebKit } from './webkit.ts';

/** A journey through the product in one window, with the project it works in. */
export type Journey = (browser: Browser, project: TestProject) => Promise<void>;

export type Journeys = Record<string, { size: Size; walk: Journey }>;

const starts = { webkit: startWebKit, firefox: startFirefox };

/**
 * Walks journeys in an engine through the built site, each in a browser of its own, on a fresh copy of the
 * sample. What a page reports as an error fails its journey.
 */
export function walk(engine: EngineName, journeys: Journeys): void {
  describe(engine, () => {
    const programs = findEngine(engine);
    if (!programs) throw new Error(missingEngine(engine));
    let project: TestProject;
    let site: ServedSite;
    let browser: Browser;

    beforeAll(async () => {
      const hosting = process.env.TOUR_HOSTING_ORIGIN ?? '';
      const options = { today: today(), now: new Date(), seed: 21, events: 40 };
      const documents = await sampleDocuments(options, { colleges, fraternities });
      project = await TestProject.open();
      await project.seed(Object.fromEntries(documents.map(({ path, fields }) => [path, fields])));
      site = await serveSite(hosting);
    });
    afterAll(async () => {
      await site.close();
      await project.close();
    });
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await browser.picture(failed).catch(() => {});
      await browser.close();
    });

    for (const [name, journey] of Object.entries(journeys))
      test(name, async () => {
        site.start();
        browser = new Browser(engine, await starts[engine](programs), site, name);
        await browser.resize(journey.size);
        // A file of the site that runs none of its code.
        await browser.open('/favicon.svg');
        await browser.run('localStorage.setItem("demo-project", arguments[0]); done()', project.id);
        site.takeErrors();
        await journey.walk(browser, project);
        expect(site.takeErrors()).toEqual([]);
      });
  });
}
