import type { Plugin } from 'vite';
import { seasonPath } from '../../src/domain/calendar/seasonPath.ts';
import type { Site } from './eventFile.ts';
import { publicEvents } from './publicEvents.ts';
import type { PublicDatabase } from './publicRead.ts';
import { seasonCalendar } from './seasonCalendar.ts';

/** Returns what serves the season's calendar while the app is developed: each reader gets it as it is now. */
export function servedCalendar(site: Site, database: PublicDatabase): Plugin {
  return {
    name: 'season-calendar',
    configureServer({ middlewares }) {
      middlewares.use(seasonPath, (_, answer, next) => {
        publicEvents(database)
          .then((events) => {
            answer.setHeader('Content-Type', 'text/calendar; charset=utf-8');
            answer.end(seasonCalendar(events, site, new Date()));
          })
          .catch(next);
      });
    },
  };
}
