import { paths } from '../../paths.ts';
import type { ContentPage } from './page.ts';

export const page: ContentPage = {
  title: 'Leaderboard',
  lead: 'Season standings are coming. Until then, every tournament has its own winner.',
  updated: '2026-11-22',
  sections: [
    {
      title: 'Results so far',
      blocks: [
        'Each completed tournament lists its winner, its runner-up and their chapter. Results don’t add up to a season ranking yet.',
        { kind: 'action', label: 'See past winners', to: paths.tournaments('previous') },
      ],
    },
    {
      title: 'Be on it',
      blocks: [
        [
          'Find a night under ',
          { text: 'upcoming events', to: paths.events('upcoming') },
          ', or ',
          { text: 'bring one to your campus', to: paths.page('host') },
          '.',
        ],
      ],
    },
  ],
};
