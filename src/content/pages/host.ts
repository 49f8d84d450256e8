import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { hoursFor, night, roundsFor, tablesFor } from '../nightNumbers.ts';
import type { ContentPage } from './contentPage.ts';

/** The lines of our icons, drawn 28 by 28. */
const icons = {
  calendar: 'M4 7h20v17H4zM4 12h20M9 3v6M19 3v6M9 17h3M16 17h3',
  phone: 'M8 3l4 6-3 3c1 3 4 6 7 7l3-3 6 4c0 4-3 5-5 5C11 25 3 17 3 8c0-2 1-5 5-5z',
  link: 'M12 16l7-7M9 12l-4 4a5 5 0 0 0 7 7l4-4M19 16l4-4a5 5 0 0 0-7-7l-4 4',
  trophy: 'M8 4h12v8a6 6 0 0 1-12 0zM8 6H4c0 5 2 7 5 7M20 6h4c0 5-2 7-5 7M14 18v4M9 25h10M11 22h6',
  spade: 'M14 3c-3 5-10 8-10 13a5 5 0 0 0 9 3c0 3-1 5-3 6h8c-2-1-3-3-3-6a5 5 0 0 0 9-3c0-5-7-8-10-13z',
  people:
    'M10 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM2 24c0-10 16-10 16 0zM19 5a4 4 0 0 1 0 8M21 16c3 1 5 4 5 8',
};

const request = { kind: 'action', label: 'Request Tournament', to: paths.request() } as const;

/** The sizes of the table: players, and how many people the room should hold. */
const sizes = [
  [14, 30],
  [28, 50],
  [49, 80],
  [98, 150],
] as const;

export const page: ContentPage = {
  title: 'Host a tournament',
  lead: 'A blackjack night at your school. You bring a room and the people; we help with the tables, the dealers and the bracket.',
  action: request,
  sections: [
    {
      title: 'Request a date',
      blocks: [
        'Tell us where, when and about how many. It takes three minutes. No commitment.',
        request,
        [{ text: 'Questions from your school?', to: paths.page('compliance') }],
        {
          kind: 'numbers',
          items: [
            { value: String(night.seats), label: 'players to a table' },
            { value: String(night.hands), label: 'hands a round, about an hour' },
            { value: String(night.moveOn), label: 'move on from each table' },
            { value: '$0', label: 'bet at the table' },
          ],
        },
      ],
    },
    {
      title: 'How it works',
      blocks: [
        {
          kind: 'cards',
          numbered: true,
          items: [
            {
              icon: icons.calendar,
              title: 'Send your request',
              blocks: ['Fraternities, sororities, clubs and residence halls can all host.'],
            },
            {
              icon: icons.phone,
              title: 'We get back to you',
              blocks: [
                'We talk through the format, entry fee, prizes and dealers, and what your school allows.',
              ],
            },
            {
              icon: icons.link,
              title: 'Your event goes online',
              blocks: [
                'It gets its own page to share, with sign-up and a waiting list. A password keeps it to the people you invite.',
              ],
            },
            {
              icon: icons.trophy,
              title: 'Game night',
              blocks: [
                'Check-in, draw, rounds, final table. Winner and runner-up go on the record with your chapter.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'What runs the night',
      blocks: [
        'You don’t need an app, paper lists or a spreadsheet. Your event comes with:',
        {
          kind: 'cards',
          items: [
            {
              icon: icons.calendar,
              title: 'A plan with an end time',
              blocks: [
                'Rounds, tables and waves for the players you have, and when the night will be over. Before the first card.',
              ],
            },
            {
              icon: icons.spade,
              title: 'A draw anyone can check',
              blocks: [
                'Chapters kept apart, seats in seconds. Three cards from your shoe go into it, so no one can rig it.',
              ],
            },
            {
              icon: icons.phone,
              title: 'Phones as captains',
              blocks: [
                'Volunteers scan a code and enter the chips of their table. No account, and it works without a network.',
              ],
            },
            {
              icon: icons.people,
              title: 'A live page and a TV',
              blocks: [
                'Players find their seat on their phone. A screen in the room shows tables, leaders and who moves on.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Who brings what',
      blocks: [
        {
          kind: 'cards',
          items: [
            {
              icon: icons.spade,
              title: 'The tour helps with',
              blocks: [
                {
                  kind: 'list',
                  items: [
                    'tables, chips and cards',
                    'dealers',
                    'rules, schedule and bracket',
                    'an event page with sign-up',
                  ],
                },
              ],
            },
            {
              icon: icons.people,
              title: 'You bring',
              blocks: [
                {
                  kind: 'list',
                  items: [
                    'a room with good light, and approval to use it',
                    'someone at the door to check names and IDs',
                    'volunteers with phones, to enter the chip counts',
                    'one person with the final say, the “floor”',
                  ],
                },
              ],
            },
          ],
        },
        {
          kind: 'note',
          text: 'Ask your school first, and check whether you need a permit. Entry fees and prizes are treated differently from state to state and campus to campus. When in doubt, play without an entry fee.',
        },
      ],
    },
    {
      title: 'Setting up the room',
      blocks: [
        {
          kind: 'picture',
          src: '/art/room.svg',
          alt: 'Floor plan of a room with four blackjack tables for 28 players.',
          width: 960,
          height: 600,
        },
        {
          kind: 'steps',
          items: [
            'Check-in by the door: names and photo IDs.',
            'Tables with room to walk around. The dealer sits on the straight side, seven players on the curve.',
            'A screen or the bracket, where everyone can see it.',
            'Food and drinks, away from the cards.',
            'Space for the crowd. Players who are out stay for the final table.',
          ],
        },
      ],
    },
    {
      title: 'How big, how long',
      blocks: [
        {
          kind: 'table',
          caption:
            'One dealer to a table. A round takes about an hour; the hours include half an hour for check-in.',
          head: ['Players', 'Tables', 'Rounds', 'Room capacity', 'Hours'],
          rows: sizes.map(([players, people]) => [
            String(players),
            String(tablesFor(players)),
            String(roundsFor(players)),
            `${people} people`,
            hoursFor(players),
          ]),
        },
        'Not enough tables for everyone at once? Rounds are played in waves, and shorter early rounds keep the night on schedule. Your plan shows both.',
      ],
    },
    {
      title: 'Before you decide',
      blocks: [
        {
          kind: 'list',
          items: [
            ['How a round is played: ', { text: 'how to play', to: paths.page('how-to-play') }, '.'],
            ['Rules for hosts and players: ', { text: 'tour rules', to: paths.page('rules') }, '.'],
            [
              'Looking after your guests: ',
              { text: 'responsible play', to: paths.page('responsible-gaming') },
              '.',
            ],
            ['For your dean: ', { text: 'compliance', to: paths.page('compliance') }, '.'],
            ['What we do with your details: ', { text: 'privacy', to: paths.page('privacy') }, '.'],
          ],
        },
        [
          'Prefer to talk first? Write to ',
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
