import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './page.ts';

const mail = { text: brand.email, to: brand.emailLink };

export const page: ContentPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers for players, hosts and the people who worry about them.',
  updated: '2026-11-21',
  sections: [
    {
      title: 'Playing',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Do I have to know how to play?',
              answer: [
                [
                  'No. Read ',
                  { text: 'how to play', to: paths.page('how-to-play') },
                  ' on the way, print its strategy chart if you can, and tell the dealer that it is your first time.',
                ],
              ],
            },
            {
              question: 'Is this gambling for money?',
              answer: [
                [
                  'No money is bet at the table. Chips are counters without cash value, everybody gets the same number, and nobody can buy more. Some events ask for an entry fee and give prizes; both are on the event’s page, and the host must keep to local law and campus rules. The entry fee is the most you can lose. More under ',
                  { text: 'responsible play', to: paths.page('responsible-gaming') },
                  '.',
                ],
              ],
            },
            {
              question: 'How old do I have to be?',
              answer: [
                '18, or older where the venue or the law says so. Bring a photo ID; it is checked at the door.',
              ],
            },
            {
              question: 'Do I have to be in a fraternity, or a student?',
              answer: [
                'Most events are hosted by a fraternity, and many are open to more people than its members. The host decides. If you are not sure, ask the chapter that is named on the event.',
              ],
            },
            {
              question: 'How long does it take?',
              answer: [
                'A round of thirty hands takes about an hour. Plan three hours if you mean to reach the final table.',
              ],
            },
            {
              question: 'Can I play again after I am out?',
              answer: ['Not in the same tournament. There are no rebuys.'],
            },
          ],
        },
      ],
    },
    {
      title: 'Signing up',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'How do I sign up?',
              answer: [
                [
                  'Find your event under ',
                  { text: 'upcoming events', to: paths.events('upcoming') },
                  ' and press Enter. The sign-up form opens in a new tab. It is a Google Form; you may be asked to sign in to Google.',
                ],
              ],
            },
            {
              question: 'It asks for an event password. Where do I get it?',
              answer: [
                'From the host chapter: some events are for invited players only. Type it exactly as you got it; capitals and spaces count. We cannot give it out.',
              ],
            },
            {
              question: 'It says that the sign-up form is coming soon.',
              answer: [
                'The host has not opened the list yet. Put the event into your calendar from its page and come back in a few days.',
              ],
            },
            {
              question: 'I unlocked an event, and now it is locked again.',
              answer: [
                'An event stays unlocked until you close the browser tab. After that the password opens it again.',
              ],
            },
            {
              question: 'I cannot come after all.',
              answer: [
                'Tell the host chapter, so that somebody else gets the seat. Hosts decide about paying back an entry fee when you cancel; if the event is called off, you get it back in full.',
              ],
            },
            {
              question: 'Which time zone is the starting time in?',
              answer: ['The campus’s own. If you add the event to your calendar, it is converted for you.'],
            },
          ],
        },
      ],
    },
    {
      title: 'Hosting',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Can our chapter host a tournament?',
              answer: [
                [
                  'Very likely. ',
                  { text: 'Host a tournament', to: paths.page('host') },
                  ' says what you need and has the request form.',
                ],
              ],
            },
            {
              question: 'When will I hear from you after a request?',
              answer: [['Usually within a few days. If it is urgent, write to ', mail, '.']],
            },
            {
              question: 'Our school is not in the list.',
              answer: [
                'Choose “Other (Type Below)” and type its name. The same goes for fraternities and other groups.',
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'This website',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Do I need an account?',
              answer: ['No. Visitors have none; the sign-in page is for the people who run the tour.'],
            },
            {
              question: 'What do you know about me?',
              answer: [
                [
                  'Little, and only what you send us. ',
                  { text: 'Privacy', to: paths.page('privacy') },
                  ' lists all of it.',
                ],
              ],
            },
            {
              question: 'A result or a name is wrong.',
              answer: [['Write to ', mail, ' with the event and what it should say.']],
            },
            {
              question: 'A page does not open.',
              answer: [
                'Load it again; after an update of the site that is often all it takes. Without a connection you can still read the lists you saw last.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
