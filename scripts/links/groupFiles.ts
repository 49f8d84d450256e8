import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withHead } from '../../build/headTags.ts';
import { withPages } from '../../build/sitemap.ts';
import { clamped } from '../../src/domain/calendar/linkWords.ts';
import { groupTitle } from '../../src/domain/season/groupTitle.ts';
import type { Season } from '../../src/domain/season/season.ts';
import { seasonName } from '../../src/domain/time/seasonNames.ts';
import { paths } from '../../src/paths.ts';
import type { Site } from './eventFile.ts';
import { withFileNames } from './publicEvents.ts';

/** The file of a page, its address, and the moment of its last change. */
export type GroupFile = { path: string; html: string; url: string; changed: Date | null };

/**
 * Returns the files of the schools and chapters of a season, for the site that was built into `folder`. They
 * differ from the file of all of them in the head alone, which names no player and no place: both may change
 * before the next deploy.
 */
export function groupFiles(folder: string, site: Site, season: Season): GroupFile[] {
  const template = (name: string) => readFileSync(join(folder, `${name}.html`), 'utf8');
  const year = seasonName(season.season);
  const file = (html: string, address: string, title: string, says: string): GroupFile => {
    const url = site.url + address;
    const picture = { url: `${site.url}/link-picture.jpg`, alt: `${site.name}: cards and chips on a table` };
    const head = { title, description: says, url, picture, siteName: site.name };
    return { path: `${address}.html`, html: withHead(html, head), url, changed: season.computedAt };
  };
  const [school, chapter] = [template('school'), template('chapter')];
  const schools = withFileNames(season.schools).map((group) => {
    const name = clamped(group.name, 80);
    const says = `${name} on the tour in ${year}: the results that count, its players, chapters and nights.`;
    return file(school, paths.school(group.id), groupTitle({ name }, season.season), says);
  });
  const chapters = withFileNames(season.chapters).map((group) => {
    const [name, at] = [clamped(group.name, 80), clamped(group.school, 80)];
    const whole = [name, at].filter((part) => part !== '').join(' at ');
    const says = `${whole} on the tour in ${year}: the results that count, its players and nights.`;
    return file(chapter, paths.chapter(group.id), groupTitle({ name, school: at }, season.season), says);
  });
  return [...schools, ...chapters];
}

/** Writes these files, and a line of the sitemap for each, into the built site in `folder`. */
export function writeGroups(folder: string, files: readonly GroupFile[]): void {
  for (const { path, html } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), html);
  }
  const list = join(folder, 'sitemap.xml');
  writeFileSync(list, withPages(readFileSync(list, 'utf8'), files));
}
