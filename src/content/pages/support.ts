import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Support',
  lead: 'Most questions have a quick answer here. For everything else, write or call.',
  sections: [
    {
      title: 'Quick answers',
      blocks: [
        {
          kind: 'list',
          items: [
            [
              { strong: 'I need an event password. ' },
              'Ask the chapter named on the event. We can’t give it out.',
            ],
            [
              { strong: 'I can’t make it, or I have a question about the night. ' },
              'Tell the host chapter. It keeps the list of players.',
            ],
            [
              { strong: 'I want a tournament at my school. ' },
              { text: 'Host a tournament', to: paths.page('host') },
              ' has what you need to know and the request form.',
            ],
            [
              { strong: 'A result, a name or a date is wrong. ' },
              'Send us the link to the event and what it should say.',
            ],
            [
              { strong: 'A page won’t open. ' },
              'Reload it. If that doesn’t help, tell us the address and what you see.',
            ],
            [
              { strong: 'I’m worried about my gambling, or a friend’s. ' },
              { text: 'Free help is a call away', to: paths.page('responsible-gaming') },
              ', day and night.',
            ],
          ],
        },
        ['More in the ', { text: 'FAQ', to: paths.page('faq') }, '.'],
      ],
    },
    {
      title: 'Contact us',
      blocks: [
        [
          'Email ',
          { text: brand.email, to: brand.emailLink },
          ' or call ',
          { text: brand.phone, to: brand.phoneLink },
          '. We usually answer within a few days. On the night of an event, the host is the fastest.',
        ],
      ],
    },
  ],
};
