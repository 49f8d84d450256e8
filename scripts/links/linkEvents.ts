import { join } from 'node:path';
import { readSeason, type Season } from '../../src/domain/season/season.ts';
import { localDay } from '../../src/domain/time/parse.ts';
import { seasonOf } from '../../src/domain/time/seasonNames.ts';
import { ROOT } from '../project.ts';
import { groupFiles, writeGroups } from './groupFiles.ts';
import { asVisitor, type GetToken, publicEvents } from './publicEvents.ts';
import { type PublicDatabase, publicDocument, RefusedRead } from './publicRead.ts';
import { writeSeason } from './seasonCalendar.ts';
import { builtSite, forgetOtherPictures, writeLinks } from './writeLinks.ts';

/**
 * Gives the public events of a database, and the schools and chapters of the present season, files of their
 * own in the built site, writes the season's calendar, and returns a line that says how many. Where the
 * database refuses the read, as before the first deploy, links show the general picture and the calendar is
 * empty. `url` is the site's address. @throws UserError when the database doesn't answer
 */
export async function linkEvents(
  url: string,
  database: PublicDatabase,
  getToken?: GetToken,
): Promise<string> {
  const folder = join(ROOT, 'dist');
  const site = builtSite(folder, url);
  try {
    const events = await publicEvents(database, getToken);
    forgetOtherPictures(await writeLinks(folder, site, events));
    writeSeason(folder, site, events);
    const groups = groupFiles(folder, site, await presentSeason(database, getToken));
    writeGroups(folder, groups);
    return (
      `${events.length} events have a page and a picture for their links, ` +
      `${groups.length} schools and chapters a page.`
    );
  } catch (error) {
    if (!(error instanceof RefusedRead)) throw error;
    writeSeason(folder, site, []);
    return `The events could not be read, so their links show the general picture: ${error.message}`;
  }
}

/** Returns the present season's standings; empty ones before its first night and where refused. */
async function presentSeason(database: PublicDatabase, getToken?: GetToken): Promise<Season> {
  const season = seasonOf(localDay(new Date()));
  const read = (opened: PublicDatabase) => publicDocument(opened, `seasons/${season}`);
  const stored = await asVisitor(database, getToken, read).catch((error: unknown) => {
    if (error instanceof RefusedRead) return null;
    throw error;
  });
  return readSeason(season, stored);
}
