import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { operator } from '../operator.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Terms of use',
  lead: `What you and the ${brand.name} can expect from each other when you use this website. In plain words, on purpose.`,
  updated: '2026-11-27',
  sections: [
    {
      title: 'What this site is',
      blocks: [
        'The site lists tournaments, takes sign-ups or links to sign-up forms, and takes requests to host one. It’s for entertainment only. There’s no gambling on it: you can’t place a bet, pay or win anything here.',
        'You must be 18 or older to sign up for an event or to send a request.',
        ...(operator.name === '' ? [] : [`The site is run by ${operator.name}.`]),
      ],
    },
    {
      title: 'Events and hosts',
      blocks: [
        {
          kind: 'list',
          items: [
            'Events are held by the host named on them, usually a student chapter. The host is responsible for the room, the people at the door, entry fees, prizes and permits.',
            [
              'By playing, you accept the ',
              { text: 'tour rules', to: paths.page('rules') },
              ', the house rules and the campus rules.',
            ],
            'Dates, places, fees and prizes can change. We correct them here as soon as we know; the host has the final say.',
            'A listing doesn’t guarantee that a seat is left. A ticket holds your spot until the list is closed, a place on a waiting list doesn’t; the host decides at the door.',
            'The tour isn’t run by, and doesn’t speak for, the schools and national fraternities whose names appear here. Their names and marks belong to them and are used to say where an event takes place and who hosts it.',
          ],
        },
      ],
    },
    {
      title: 'Sign-up forms and other sites',
      blocks: [
        'You sign up for some events on this site, for others with a Google Form. What you enter in a form is handled by the host and by Google, under Google’s terms. We aren’t responsible for sites that we link to but don’t run.',
      ],
    },
    {
      title: 'What we ask of you',
      blocks: [
        {
          kind: 'list',
          items: [
            'Send requests that are true and that you’re entitled to make.',
            'Sign up as yourself, or for someone who asked you to. Can’t come? Cancel on your ticket’s page, so someone else can play.',
            'Don’t share an event password beyond the people it’s meant for, and don’t try to guess one.',
            'Don’t disrupt the site: no automated sign-ups or requests, no attempts to reach data that isn’t shown to you. If you find a security problem, please tell us before you tell others.',
          ],
        },
        'We may delete requests and sign-ups that break these rules and refuse people who break them.',
      ],
    },
    {
      title: 'Words and pictures',
      blocks: [
        'The site’s own words, pictures and design belong to the tour. You’re welcome to link to any page, to share events, and to print pages such as the rules for your own event. For anything else, ask.',
        [
          'If you think something here infringes your rights, write to ',
          { text: brand.email, to: brand.emailLink },
          ' and say what, where and why. We’ll review it and remove it if needed. For copyright, see ',
          { text: 'DMCA', to: paths.page('dmca') },
          '.',
        ],
      ],
    },
    {
      title: 'If something goes wrong',
      blocks: [
        'We run the site with care, but we can’t promise that it’s always available or free of mistakes, and it’s provided as is. As far as the law allows, we aren’t liable for damage that comes from using it, from an event held by a host, or from an event that changes or is canceled.',
        'This doesn’t limit liability that can’t be limited by law, or the rights you have as a consumer in your state.',
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'We may change these terms. The date at the top says when we last did. What you agreed to for an event that has begun doesn’t change afterward.',
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
