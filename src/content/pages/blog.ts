import { paths } from '../../paths.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Blog',
  lead: 'Here’s where the news is.',
  sections: [
    {
      title: 'What’s new on the tour',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { text: 'Upcoming events', to: paths.events('upcoming') },
              ': new dates, as soon as they’re set.',
            ],
            [{ text: 'Previous tournaments', to: paths.tournaments('previous') }, ': who won, and where.'],
            [
              { text: 'How to play', to: paths.page('how-to-play') },
              ': something to read before your first night.',
            ],
          ],
        },
      ],
    },
  ],
};
