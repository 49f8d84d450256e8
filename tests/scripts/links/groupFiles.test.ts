import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitemap } from '../../../build/sitemap.ts';
import { groupFiles, writeGroups } from '../../../scripts/links/groupFiles.ts';
import { readSeason } from '../../../src/domain/season/season.ts';

const folder = mkdtempSync(join(tmpdir(), 'tour-groups-'));
const site = { url: 'https://tour.example', name: 'The Tour' };

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const name of ['school', 'chapter'])
    writeFileSync(join(folder, `${name}.html`), `<head><title>${name}</title></head><body>${name}</body>`);
  writeFileSync(join(folder, 'sitemap.xml'), sitemap([]));
});
afterAll(() => rmSync(folder, { recursive: true }));

const season = readSeason('2026-27', {
  computedAt: new Date('2026-11-20T12:00:00Z'),
  players: [{ id: 'p1', s: 0, c: 0 }],
  names: ['Ann Lee'],
  schools: [
    { id: 'purdue', name: 'Purdue University' },
    { id: 'index', name: 'No file' },
    { id: '../evil', name: 'No file' },
    { id: 'evil', name: '</title><script>alert("$&")</script>' },
  ],
  chapters: [{ id: 'purdue-sigma-chi', name: 'Sigma Chi', s: 0 }],
});

test('schools and chapters have heads of their own, which name no player', () => {
  writeGroups(folder, groupFiles(folder, site, season));
  const school = readFileSync(join(folder, 'schools/purdue.html'), 'utf8');
  const said = 'Purdue University on the tour in 2026–27: the results that count, its players,';
  expect(school).toContain('<title>Purdue University, 2026–27 | The Tour</title>');
  expect(school).toContain('<link rel="canonical" href="https://tour.example/schools/purdue" />');
  expect(school).toContain(`<meta name="description" content="${said} chapters and nights." />`);
  expect(school).toContain('<body>school</body>');
  const chapter = readFileSync(join(folder, 'chapters/purdue-sigma-chi.html'), 'utf8');
  expect(chapter).toContain('<title>Sigma Chi at Purdue University, 2026–27 | The Tour</title>');
  expect(chapter).toContain('<body>chapter</body>');
  expect(school + chapter).not.toContain('Ann');
  const listed = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  for (const path of ['/schools/purdue', '/chapters/purdue-sigma-chi'])
    expect(listed).toContain(
      `<loc>https://tour.example${path}</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>`,
    );
});

test('what strangers named stays text, and an id that is no file name has none', () => {
  const files = groupFiles(folder, site, season);
  expect(files.map(({ path }) => path)).toEqual([
    '/schools/purdue.html',
    '/schools/evil.html',
    '/chapters/purdue-sigma-chi.html',
  ]);
  expect(files[1]?.html).not.toContain('<script>');
});

test('a season that nobody has played yet has no files', () => {
  expect(groupFiles(folder, site, readSeason('2026-27', null))).toEqual([]);
});
