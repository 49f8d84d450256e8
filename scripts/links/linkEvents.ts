import { join } from 'node:path';
import { ROOT } from '../project.ts';
import { type LinkedEvent, publicEvents } from './publicEvents.ts';
import { type PublicDatabase, RefusedRead } from './publicRead.ts';
import { forgetOtherPictures, writeLinks } from './writeLinks.ts';

/** Returns an access token, undefined where there is no account to get one. */
type GetToken = () => Promise<string | undefined>;

/**
 * Gives the public events of a database files of their own in the built site, and returns a line that says
 * how many. Where the database refuses the read, as before the first deploy, links show the general picture.
 * `site` is the site's address. @throws UserError when the database doesn't answer
 */
export async function linkEvents(
  site: string,
  database: PublicDatabase,
  getToken: GetToken = async () => undefined,
): Promise<string> {
  try {
    const events = await eventsOf(database, getToken);
    forgetOtherPictures(await writeLinks(join(ROOT, 'dist'), site, events));
    return `${events.length} events have a page and a picture for their links.`;
  } catch (error) {
    if (!(error instanceof RefusedRead)) throw error;
    return `The events could not be read, so their links show the general picture: ${error.message}`;
  }
}

/** Reads as a visitor first, which needs no account, and with a token where visitors are refused. */
async function eventsOf(database: PublicDatabase, getToken: GetToken): Promise<LinkedEvent[]> {
  try {
    return await publicEvents(database);
  } catch (error) {
    const token = error instanceof RefusedRead ? await getToken() : undefined;
    if (token === undefined) throw error;
    return publicEvents({ ...database, token });
  }
}
