import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import { hoursFor, night } from '../nightNumbers.ts';
import type { ContentPage } from './contentPage.ts';

const mail = { text: brand.email, to: brand.emailLink };

export const page: ContentPage = {
  title: 'Frequently asked questions',
  lead: 'Short answers for players, hosts and parents.',
  sections: [
    {
      title: 'Playing',
      blocks: [
        {
          kind: 'questions',
          items: [
            {
              question: 'Do I need to know how to play?',
              answer: [
                [
                  'No. Read ',
                  { text: 'how to play', to: paths.page('how-to-play') },
                  ' on the way, print its strategy chart if you can, and tell the dealer it’s your first time.',
                ],
              ],
            },
            {
              question: 'Is this gambling for money?',
              answer: [
                [
                  'No money is bet at the table. Chips have no cash value, everyone gets the same number, and no one can buy more. Some events charge an entry fee and give prizes; both are on the event’s page, and the host has to follow local law and campus rules. The entry fee, if there is one, is all you’ll pay. More under ',
                  { text: 'responsible play', to: paths.page('responsible-gaming') },
                  '.',
                ],
              ],
            },
            {
              question: 'How old do I have to be?',
              answer: [
                '18, or older where the venue or the law says so. Bring a photo ID; it’s checked at the door.',
              ],
            },
            {
              question: 'Do I have to be in a fraternity, or a student?',
              answer: [
                'Most events are hosted by a fraternity, and many are open to more than its members. It’s up to the host. If you’re not sure, ask the chapter named on the event.',
              ],
            },
            {
              question: 'How long does it take?',
              answer: [
                `A round of ${night.hands} hands takes about an hour. With check-in, the whole night runs about ${hoursFor(14)} hours with 14 players, ${hoursFor(49)} hours with 49 and ${hoursFor(98)} hours with 98. If you’re out early, you’re free to leave, or stay and watch.`,
              ],
            },
            {
              question: 'How do I find my table?',
              answer: [
                'Open the event’s page on your phone, go to the live tables and type your name or number. The code on the screen in the room leads there too. Your seat is also on the list by the door.',
              ],
            },
            {
              question: 'How do I know that the draw is fair?',
              answer: [
                [
                  'Check it yourself. The live page shows what went into the draw, including three cards drawn in the room, and your own browser can draw the tables again. How that works is in the ',
                  { text: 'tour rules', to: paths.page('rules') },
                  '.',
                ],
              ],
            },
            {
              question: 'Can my friends follow along?',
              answer: [
                'Yes, from anywhere: the live page shows tables, chips and who moves on, from the draw to the champion.',
              ],
            },
            {
              question: 'Where are the results?',
              answer: [
                [
                  'On the event’s page, as soon as the host publishes them, with every place, every table and how it was drawn. ',
                  { text: 'Previous tournaments', to: paths.tournaments('previous') },
                  ' lists every past night.',
                ],
              ],
            },
            {
              question: 'How do the standings work?',
              answer: [
                [
                  'Every place gives points, and more in a large field: 10 × √(players ÷ place). Your best four results of a season count; your school and your chapter score with you. See the ',
                  { text: 'standings', to: paths.standings() },
                  '.',
                ],
              ],
            },
            {
              question: 'Who can see my name?',
              answer: [
                [
                  'Everyone who follows the night or reads its results sees “Ann L.” with school and chapter. At check-in you can ask for your initials, just your number, or your full name, and later write to us to change it everywhere. More under ',
                  { text: 'privacy', to: paths.page('privacy') },
                  '.',
                ],
              ],
            },
            {
              question: 'Can I play again after I’m out?',
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
                  ' and press Enter. For many events you sign up right there: name, email, done, and no account. For others a Google Form opens in a new tab, and you may have to sign in to Google.',
                ],
              ],
            },
            {
              question: 'It asks for an event password. Where do I get it?',
              answer: [
                'From the host chapter: some events are by invitation. Type it exactly as you got it; capitals and spaces count. We can’t give it out.',
              ],
            },
            {
              question: 'It says the sign-up form is coming soon.',
              answer: [
                'Sign-ups aren’t open yet. Add the event to your calendar from its page and check back in a few days.',
              ],
            },
            {
              question: 'I unlocked an event, and now it’s locked again.',
              answer: [
                'An event stays unlocked until you close the browser tab. After that, enter the password again.',
              ],
            },
            {
              question: 'It’s full. How does the waiting list work?',
              answer: [
                'If the event takes sign-ups on this site, join on its page: your ticket says how many are ahead of you at most. When someone cancels, the first in line can take the spot with one press on their ticket’s page; every six hours one more person can. We can’t write to you, so look now and then. Still waiting when the tables are drawn? Ask at the door.',
              ],
            },
            {
              question: 'Where’s my ticket?',
              answer: [
                'On the event’s page, on the phone or computer you signed up with: “Your ticket” is where Enter was. On another one, open its link from your calendar or the email you sent yourself. Lost it? Say your name at the door.',
              ],
            },
            {
              question: 'I can’t make it.',
              answer: [
                'Signed up on this site? Cancel on your ticket’s page: your name and email are deleted, and the spot goes to someone else. Otherwise tell the host chapter. Hosts decide about refunds when you cancel. If the event is canceled, you get your entry fee back in full.',
              ],
            },
            {
              question: 'Which time zone is the start time in?',
              answer: ['The campus’s own. If you add the event to your calendar, it’s converted for you.'],
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
                  ' shows what you need, or go straight to the ',
                  { text: 'request form', to: paths.request() },
                  '.',
                ],
              ],
            },
            {
              question: 'Do our volunteers need an account?',
              answer: [
                'No. They scan a code with their phones, give a name, and can check people in or enter chips. You can remove a phone at any time.',
              ],
            },
            {
              question: 'When will I hear back after a request?',
              answer: [['Usually within a few days. If it’s urgent, write to ', mail, '.']],
            },
            {
              question: 'Our school isn’t on the list.',
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
              answer: [
                'No. Visitors don’t have accounts; the sign-in page is for the people who run the tour.',
              ],
            },
            {
              question: 'What data do you have about me?',
              answer: [
                [
                  'What you send us and what happens at the table, including places and points. ',
                  { text: 'Privacy', to: paths.page('privacy') },
                  ' lists all of it.',
                ],
              ],
            },
            {
              question: 'A result or a name is wrong.',
              answer: [
                [
                  'On the night, tell the floor: chip counts can be corrected. Later, write to ',
                  mail,
                  ' with the event and what it should say. Corrected results say so, and the standings follow.',
                ],
              ],
            },
            {
              question: 'A page won’t open.',
              answer: ['Reload it. Without a connection, you can still view the pages you’ve opened before.'],
            },
          ],
        },
      ],
    },
  ],
};
