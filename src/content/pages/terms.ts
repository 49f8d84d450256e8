import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './page.ts';

export const page: ContentPage = {
  title: 'Terms of use',
  lead: `What you and the ${brand.name} can expect from each other when you use this website. Plain words, on purpose.`,
  updated: '2026-11-21',
  sections: [
    {
      title: 'What this site is',
      blocks: [
        'The site lists tournaments, leads to their sign-up forms, and takes requests to host one. It is for entertainment only. There is no gambling on it: you cannot place a bet, pay or win anything here.',
        'You must be 18 or older to sign up for an event or to send a request.',
      ],
    },
    {
      title: 'Events and hosts',
      blocks: [
        {
          kind: 'list',
          items: [
            'Events are held by the host named on them, usually a student chapter. The host answers for the room, the people at the door, entry fees, prizes and permits.',
            [
              'Whoever plays accepts the ',
              { text: 'tour rules', to: paths.page('rules') },
              ', the house rules and the campus rules.',
            ],
            'Dates, places, fees and prizes can change. We correct them here as soon as we know; the host has the last word.',
            'A listing is not a promise that there is a seat left.',
            'The tour is not run by, and does not speak for, the schools and the national fraternities whose names appear here. Their names and marks belong to them and are used to say where an event takes place and who hosts it.',
          ],
        },
      ],
    },
    {
      title: 'Sign-up forms and other sites',
      blocks: [
        'Sign-up forms are Google Forms. What you enter there is handled by the host and by Google, under Google’s terms. We are not responsible for sites that we link to but do not run.',
      ],
    },
    {
      title: 'What we ask of you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Send requests that are true and that you are entitled to make.',
            'Do not pass on an event password beyond the people it is meant for, and do not try to guess one.',
            'Do not disturb the site: no automated sign-ups or requests, no attempts to reach data that is not shown to you. If you find a weakness, please tell us before you tell others.',
          ],
        },
        'We may delete requests that break these rules and refuse people who do.',
      ],
    },
    {
      title: 'Words and pictures',
      blocks: [
        'The site’s own words, pictures and design belong to the tour. You are welcome to link to any page, to share events, and to print pages such as the rules for your own event. For anything else, ask.',
        [
          'If you think that something here infringes your rights, write to ',
          { text: brand.email, to: brand.emailLink },
          ' and say what, where, and why. We look into it and take it down if you are right.',
        ],
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'We run the site with care, but we cannot promise that it is always reachable or free of mistakes, and it comes as it is. As far as the law allows, we are not liable for damage that comes from using it, from an event held by a host, or from an event that changes or is called off.',
        'This does not limit liability that cannot be limited by law, nor the rights you have as a consumer in your state.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may change these terms. The date at the top says when we last did. What you agreed to for an event that has begun does not change afterwards.',
        [
          'Questions: ',
          { text: brand.email, to: brand.emailLink },
          '. How we treat your data: ',
          { text: 'privacy', to: paths.page('privacy') },
          '.',
        ],
      ],
    },
  ],
};
