import type { ShortPageName } from '../../paths.ts';
import { page as about } from './about.ts';
import { page as blog } from './blog.ts';
import { page as careers } from './careers.ts';
import { page as compliance } from './compliance.ts';
import type { ContentPage } from './contentPage.ts';
import { page as cookies } from './cookies.ts';
import { page as dmca } from './dmca.ts';
import { page as partners } from './partners.ts';
import { page as press } from './press.ts';
import { page as support } from './support.ts';

/** The short pages. They come as one file, because a file each would weigh more in the first script. */
export const shortPages: Record<ShortPageName, ContentPage> = {
  about,
  careers,
  press,
  blog,
  partners,
  support,
  cookies,
  dmca,
  compliance,
};
