import { brand } from '../brand.ts';
import { partners } from '../partners.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Partners',
  lead: 'Partners help student hosts put on a good night: tables, chips, a room, food for the late rounds.',
  sections: [
    {
      title: 'Our partners',
      blocks: [{ kind: 'list', items: partners.map(({ name }) => name) }],
    },
    {
      title: 'What partners don’t do',
      blocks: [
        {
          kind: 'list',
          items: [
            'They don’t take bets at our events, run the tables or decide results.',
            'They don’t get the names or contact details of players and hosts from us.',
          ],
        },
      ],
    },
    {
      title: 'Become a partner',
      blocks: [
        [
          'Write to ',
          { text: brand.email, to: brand.emailLink },
          ' and tell us what you’d bring and to which campuses. What you support has to be allowed at the school.',
        ],
      ],
    },
  ],
};
