import { paths } from '../paths.ts';

/** The four link columns of the footer. */
export const footerColumns = [
  {
    title: 'Company',
    links: [
      ['About', paths.page('about')],
      ['Careers', paths.page('careers')],
      ['Press', paths.page('press')],
      ['Blog', paths.page('blog')],
      ['Partners', paths.page('partners')],
    ],
  },
  {
    title: 'Tournaments',
    links: [
      ['Upcoming', paths.tournaments('upcoming')],
      ['Scheduled', paths.tournaments('scheduled')],
      ['Previous', paths.tournaments('previous')],
      ['Leaderboard', paths.leaderboard()],
      ['Host a tournament', paths.page('host')],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['How to play', paths.page('how-to-play')],
      ['Rules', paths.page('rules')],
      ['FAQ', paths.page('faq')],
      ['Support', paths.page('support')],
      ['Responsible gaming', paths.page('responsible-gaming')],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Terms', paths.page('terms')],
      ['Privacy', paths.page('privacy')],
      ['Cookies', paths.page('cookies')],
      ['DMCA', paths.page('dmca')],
      ['Compliance', paths.page('compliance')],
    ],
  },
] as const;
