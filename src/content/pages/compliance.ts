import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

const mail = { text: brand.email, to: brand.emailLink };

export const page: ContentPage = {
  title: 'Compliance',
  lead: 'How the tour stays within the law and campus rules. Written for students, hosts, parents and deans.',
  sections: [
    {
      title: 'Not gambling',
      blocks: [
        {
          kind: 'list',
          items: [
            'No money is bet, at the table or on this site. Chips only keep score and have no cash value.',
            'Everyone gets the same chips. There are no rebuys and no paid advantages.',
            'We don’t take bets on events or results.',
          ],
        },
      ],
    },
    {
      title: 'Entry fees and prizes',
      blocks: [
        'Some hosts charge an entry fee or give prizes. Both are listed on the event’s page. States and schools treat them differently, so the host has to make sure they’re allowed. Where that isn’t clear, the event is played without a fee.',
        ['The official wording is in the ', { text: 'tour rules', to: paths.page('rules') }, '.'],
      ],
    },
    {
      title: 'Age and alcohol',
      blocks: [
        'Players must be 18 or older, or older where the venue or the law says so. IDs are checked at the door. There’s no alcohol for anyone under 21, and a school or venue may rule it out for everyone.',
      ],
    },
    {
      title: 'Campus rules',
      blocks: [
        'Hosts need their school’s approval, or the owner’s for a place off campus. If you work for a school and have a concern about an event, write to us; we’ll look into it before the event, not after.',
      ],
    },
    {
      title: 'Data',
      blocks: [
        [
          'We store as little as we can, and everyone in any state can ask to see it or have it deleted: ',
          { text: 'privacy', to: paths.page('privacy') },
          '.',
        ],
      ],
    },
    {
      title: 'Accessibility',
      blocks: [
        [
          'This site is built to meet WCAG 2.2, level AA: it works with a keyboard, a screen reader, large type and high contrast. If something doesn’t work for you, tell us: ',
          mail,
          '. For access to a venue, ask the host.',
        ],
      ],
    },
    {
      title: 'Report a concern',
      blocks: [
        [
          'Write to ',
          mail,
          ' or call ',
          { text: brand.phone, to: brand.phoneLink },
          '. You don’t have to give your name.',
        ],
      ],
    },
  ],
};
