import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { operator } from '../operator.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'About the tour',
  lead: `The ${brand.name} is a series of blackjack tournaments on college campuses. Students play, student chapters host, and we run the series.`,
  sections: [
    {
      title: 'How it works',
      blocks: [
        'Everyone starts a round with the same chips. You play your hands against the dealer and try to finish with more chips than the others at your table. The best two move on, until a final table decides the night.',
        'Chips are only for keeping score. They have no cash value, no one can buy more, and no money changes hands at the table.',
        ['Never played? ', { text: 'How to play', to: paths.page('how-to-play') }, ' takes ten minutes.'],
      ],
    },
    {
      title: 'Who runs it',
      blocks: [
        ...(operator.name === ''
          ? []
          : [
              [
                'The tour is run by ',
                { strong: operator.name },
                `${operator.address === '' ? '' : `, ${operator.address}`}.`,
              ],
            ]),
        {
          kind: 'list',
          items: [
            [
              { strong: 'The tour ' },
              'keeps the calendar, the rules and the results, runs this website, and helps hosts plan their night.',
            ],
            [
              { strong: 'The host ' },
              'is the fraternity, sorority or club named on each event. It provides the room, checks IDs, and is responsible for entry fees and prizes.',
            ],
            [
              { strong: 'Partners ' },
              'help with tables, chips and food. They don’t take bets at our events.',
            ],
          ],
        },
        'We aren’t part of any college or national fraternity, and we don’t speak for one.',
      ],
    },
    {
      title: 'What it isn’t',
      blocks: [
        {
          kind: 'list',
          items: [
            'It isn’t a casino: you can’t bet money, at the table or on this site.',
            'It isn’t a way to earn money. It’s for entertainment only, for people 18 and older.',
            'It isn’t a pitch for gambling. Help is a call away on every page.',
          ],
        },
        [
          'More about that: ',
          { text: 'responsible play', to: paths.page('responsible-gaming') },
          ' and ',
          { text: 'compliance', to: paths.page('compliance') },
          '.',
        ],
      ],
    },
    {
      title: 'Get in touch',
      blocks: [
        [
          'Write to ',
          { text: brand.email, to: brand.emailLink },
          ' or call ',
          { text: brand.phone, to: brand.phoneLink },
          '. Students, parents and deans are all welcome to ask.',
        ],
        { kind: 'action', label: 'Host a tournament', to: paths.page('host') },
      ],
    },
  ],
};
