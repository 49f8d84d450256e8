import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './page.ts';

const request = {
  kind: 'action',
  label: 'Request Tournament',
  to: paths.request(),
} as const;

export const page: ContentPage = {
  title: 'Host a tournament',
  lead: 'Bring the tour to your campus. You bring a room and the people; we help with the tables, the dealers and the bracket.',
  updated: '2026-11-21',
  sections: [
    {
      title: 'Ask for a date',
      blocks: [
        'Tell us who you are, where you would play, when, and for about how many. It takes three minutes, and it commits you to nothing.',
        request,
      ],
    },
    {
      title: 'How it goes',
      blocks: [
        {
          kind: 'steps',
          items: [
            [
              { strong: 'You ask. ' },
              'Fraternities, sororities, clubs and residence halls can all host. The form asks for a contact, the school, a date and time, a place, and an estimate of the players.',
            ],
            [
              { strong: 'We get back to you. ' },
              'We talk through format, entry fee, prizes, dealers and what your school allows, and settle a date.',
            ],
            [
              { strong: 'Your event goes online. ' },
              'It gets a page of its own with date, place and sign-up. With a registration password, only the people you give it to can sign up.',
            ],
            [
              { strong: 'You play. ' },
              'Check-in, seat draw, rounds, final table. The bracket goes online so that everybody can follow it.',
            ],
            [
              { strong: 'It counts. ' },
              'Winner and runner-up are listed with your chapter among the completed tournaments.',
            ],
          ],
        },
      ],
    },
    {
      title: 'What you need',
      blocks: [
        {
          kind: 'table',
          caption: 'Room and people, by size of the field; seven players to a table',
          head: ['Players', 'Tables', 'Dealers', 'Room for (people)', 'Time'],
          rows: [
            ['14', '2', '2', '30', 'about 2 hours'],
            ['28', '4', '4', '50', 'about 3 hours'],
            ['49', '7', '7', '80', 'about 4 hours'],
            ['98', '14', '14', '150', 'about 5 hours'],
          ],
        },
        {
          kind: 'list',
          items: [
            'A place you may use, with permission from your school or the owner, with tables, chairs and good light. Where it is too small for everybody at once, the first round can be played in two sittings.',
            'Somebody to check ages and names at the door, and somebody to keep the bracket.',
            'One person with the last word on the night. We call them the floor.',
            'A yes from your school and, where the law asks for it, a permit. Entry fees and prizes are treated differently from state to state and campus to campus; when in doubt, play without an entry fee.',
          ],
        },
      ],
    },
    {
      title: 'Good to know first',
      blocks: [
        {
          kind: 'list',
          items: [
            ['How a round is played: ', { text: 'how to play', to: paths.page('how-to-play') }, '.'],
            ['What binds hosts and players: ', { text: 'tour rules', to: paths.page('rules') }, '.'],
            [
              'Looking after your guests: ',
              { text: 'responsible play', to: paths.page('responsible-gaming') },
              '.',
            ],
            [
              'What happens with the details you send us: ',
              { text: 'privacy', to: paths.page('privacy') },
              '.',
            ],
          ],
        },
        [
          'Rather talk first? Write to ',
          { text: brand.email, to: brand.emailLink },
          ' or call ',
          { text: brand.phone, to: brand.phoneLink },
          '.',
        ],
        request,
      ],
    },
  ],
};
