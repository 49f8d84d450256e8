import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Careers',
  lead: 'We don’t have any open positions right now. When we do, you’ll find them here.',
  sections: [
    {
      title: 'Other ways to be part of it',
      blocks: [
        {
          kind: 'list',
          items: [
            [{ text: 'Host a tournament', to: paths.page('host') }, ' with your chapter or club.'],
            [
              'Deal at an event. Hosts look for dealers at their own school, so ask the chapter named on the ',
              { text: 'upcoming event', to: paths.events('upcoming') },
              '.',
            ],
            [
              'Tell us what you’d like to do: ',
              { text: brand.email, to: brand.emailLink },
              '. We read every email.',
            ],
          ],
        },
      ],
    },
  ],
};
