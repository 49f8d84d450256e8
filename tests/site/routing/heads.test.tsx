import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventFile } from '../../../scripts/links/eventFile.ts';
import { groupFiles } from '../../../scripts/links/groupFiles.ts';
import { liveFile, resultsFile } from '../../../scripts/links/resultsFile.ts';
import { brand } from '../../../src/content/brand.ts';
import { eventTitle } from '../../../src/domain/events/eventTitle.ts';
import { settling } from '../../../src/lib/settling.ts';
// Loaded here: compiling it may take longer than a test waits for what it writes.
import '../../../src/site/event/eventHead.ts';
import { Component as EventPage } from '../../../src/site/event/EventPage.tsx';
import { Component as LivePage } from '../../../src/site/live/LivePage.tsx';
import { Component as ResultsPage } from '../../../src/site/results/ResultsPage.tsx';
import { Component as ChapterPage } from '../../../src/site/season/chapter/ChapterPage.tsx';
import { Component as SchoolPage } from '../../../src/site/season/school/SchoolPage.tsx';
import { anEvent } from '../../domain/calendar/anEvent.ts';
import { aNight } from '../../support/documents/boards.ts';
import { someResults } from '../../support/documents/results.ts';
import { seasonRecords } from '../../support/documents/seasonRecords.ts';
import { answeredWith, plainAnswer } from '../../support/plainServer.ts';
import { Visited, visit } from '../visit.tsx';

const site = { url: 'https://tour.example', name: brand.name };
const picture = 'https://tour.example/event-pictures/cup-1.jpg';
const template =
  '<html><head><title>Any page</title></head><body><noscript></noscript><div id="root"></div></body></html>';
const folder = mkdtempSync(join(tmpdir(), 'heads-'));
for (const name of ['school', 'chapter']) writeFileSync(join(folder, `${name}.html`), template);

const event = { ...anEvent({ id: 'cup' }), winner: '', runnerUp: '' };
const title = eventTitle(event);
const { board } = await aNight({ players: 12, minutes: 30 });
const records = seasonRecords();
const files = groupFiles(folder, site, { ...records.season, rev: 1, computedAt: new Date(), seasons: [] });

/** The data of a page that has been fetched. */
const given = <T,>(value: T) => settling(Promise.resolve(value));
const state = { status: 'ready', board: { ...board, title }, asOf: 0, ahead: 0, stale: false } as const;
const night = {
  eventId: 'cup',
  now: () => state,
  watch: () => () => {},
  follow: () => () => {},
  retry: () => {},
};

/** The file of a school or chapter, and its record. */
function groupOf(kind: 'schools' | 'chapters', id: string) {
  const html = files.find(({ path }) => path === `/${kind}/${id}.html`)?.html ?? '';
  const { season } = records.season;
  const found = given({ value: records[kind].get(id) ?? null });
  return { html, data: Promise.resolve({ id, season, present: season, found }) };
}

const school = groupOf('schools', 'purdue-university');
const drawn = { markup: '', data: '' };
const chapter = groupOf('chapters', 'purdue-university--sigma-chi');

beforeEach(() => {
  // What the pages ask for besides.
  vi.stubGlobal('fetch', plainAnswer(answeredWith({})).fetch);
});
afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a head says of its page. */
const said = () => ({
  title: document.title,
  descriptions: [...document.head.querySelectorAll('[name=description]')].map((tag) =>
    tag.getAttribute('content'),
  ),
});

test.each<[string, string, string, ReactElement]>([
  [
    'an event',
    title,
    eventFile(template, event, site, { picture, now: new Date(), drawn }),
    <Visited key="event" Page={EventPage} load={() => Promise.resolve(given({ event, isFresh: true }))} />,
  ],
  [
    'live tables',
    title,
    liveFile(template, event, site, { picture, drawn }),
    <Visited key="live" Page={LivePage} load={() => Promise.resolve(night)} />,
  ],
  [
    'results',
    title,
    resultsFile(template, event, site, { picture, drawn }),
    <Visited
      key="results"
      Page={ResultsPage}
      load={() => Promise.resolve({ eventId: 'cup', found: given({ value: someResults({ title }) }) })}
    />,
  ],
  [
    'a school',
    'Purdue University',
    school.html,
    <Visited key="school" Page={SchoolPage} load={() => school.data} />,
  ],
  [
    'a chapter',
    'Sigma Chi',
    chapter.html,
    <Visited key="chapter" Page={ChapterPage} load={() => chapter.data} />,
  ],
])('the head of %s is the same in its file and in the app', async (_, heading, html, page) => {
  document.head.innerHTML = /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
  const inFile = said();
  expect(inFile.descriptions).toEqual([expect.stringMatching(/\w/)]);
  await visit(page);
  // The app has a title of its own as soon as it knows it.
  await screen.findByRole('heading', { level: 1, name: heading });
  // The head of an event is written after that.
  await import('../../../src/site/event/eventHead.ts');
  expect(said()).toEqual(inFile);
});
