import { eventStatuses } from '../domain/events/eventStatus.ts';
import { paths, patterns } from '../paths.ts';
import { brand } from './brand.ts';

const [upcoming, active, scheduled, completed] = eventStatuses;

/** Pages' descriptions for search engines and links, by address. Only the build reads this. */
export const descriptions: Record<string, string> = {
  [paths.home()]:
    'College blackjack, live on campus. See where the tour deals next, sign up, and play for your school. Same chips for everyone, no cash at the table. 18 and older.',
  [paths.events(upcoming)]:
    'Every blackjack tournament you can still sign up for: day, campus, host chapter and spots left.',
  [paths.events(active)]: 'Blackjack tournaments being played right now, with the bracket of each.',
  [paths.events(scheduled)]:
    'Blackjack tournaments with a campus and a day. Put them in your calendar before sign-ups open.',
  [paths.events(completed)]: 'Past nights of the tour, the newest first: who played where, and who won.',
  [paths.tournaments()]: 'Every tournament of the tour: those to come, and the champions of those played.',
  [paths.tournaments('upcoming')]: 'The next tournaments of the tour, by day and campus.',
  [paths.tournaments('scheduled')]: 'Tournaments of the tour that have a campus and a day.',
  [paths.tournaments('previous')]: 'Champions and runners-up of every tournament played so far.',
  [patterns.event]: `Day, place and sign-up for a night of the ${brand.name}.`,
};
