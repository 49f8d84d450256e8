import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { type GetToken, publicEvents } from './publicEvents.ts';
import { type PublicDatabase, RefusedRead } from './publicRead.ts';
import { writeSeason } from './seasonCalendar.ts';
import { builtSite, forgetOtherPictures, writeLinks } from './writeLinks.ts';

/**
 * Gives the public events of a database files of their own in the built site and writes the season's
 * calendar, and returns a line that says how many. Where the database refuses the read, as before the first
 * deploy, links show the general picture and the calendar is empty. `url` is the site's address.
 * @throws UserError when the database doesn't answer
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
    return `${events.length} events have a page and a picture for their links.`;
  } catch (error) {
    if (!(error instanceof RefusedRead)) throw error;
    writeSeason(folder, site, []);
    return `The events could not be read, so their links show the general picture: ${error.message}`;
  }
}
