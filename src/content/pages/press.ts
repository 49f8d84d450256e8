import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Press',
  lead: 'Writing about the tour, or covering an event for your campus paper? We’re happy to help.',
  sections: [
    {
      title: 'Contact',
      blocks: [
        [
          'Write to ',
          { text: brand.email, to: brand.emailLink },
          ' or call ',
          { text: brand.phone, to: brand.phoneLink },
          '. Tell us your deadline. We don’t have a press kit yet, but we’ll answer questions and put you in touch with a host.',
        ],
      ],
    },
    {
      title: 'What you can quote',
      blocks: [
        {
          kind: 'list',
          items: [
            `The ${brand.name} is a series of blackjack tournaments on college campuses, hosted by student chapters and clubs.`,
            'Every player starts a round with the same chips. Chips have no cash value, and no money is bet at the table.',
            'Players are 18 or older and show a photo ID at the door.',
            [
              'Past winners are listed under ',
              { text: 'previous tournaments', to: paths.tournaments('previous') },
              '; the next dates under ',
              { text: 'upcoming events', to: paths.events('upcoming') },
              '.',
            ],
          ],
        },
        'Please ask the host before you photograph or film players.',
      ],
    },
  ],
};
