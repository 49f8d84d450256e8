import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Responsible play',
  lead: 'A tournament is a night out, not a way to make money. If gambling is a problem for you or someone close to you, free help is a call away.',
  sections: [
    {
      title: 'Get help now',
      blocks: [
        'These services in the United States are free, confidential and open day and night. You can also call about someone else, and you don’t have to be sure there’s a problem.',
        {
          kind: 'list',
          items: [
            [
              { strong: 'National Problem Gambling Helpline: ' },
              { text: '1-800-MY-RESET (1-800-697-3738)', to: 'tel:+18006973738' },
              ', text 800GAM, or chat at ',
              { text: 'ncpgambling.org/chat', to: 'https://www.ncpgambling.org/chat/' },
              '. It connects you with help in your state.',
            ],
            [
              { strong: '1-800-GAMBLER: ' },
              { text: '1-800-426-2537', to: 'tel:+18004262537' },
              ', run by the Council on Compulsive Gambling of New Jersey and reachable from every state.',
            ],
            [
              { strong: '988 Suicide & Crisis Lifeline: ' },
              { text: 'call or text 988', to: 'tel:988' },
              ' if you’re in distress or thinking of harming yourself. In immediate danger, call 911.',
            ],
            [
              { strong: 'Gamblers Anonymous: ' },
              { text: 'gamblersanonymous.org', to: 'https://www.gamblersanonymous.org/' },
              ' for meetings with people who’ve been there; ',
              { text: 'Gam-Anon', to: 'https://www.gam-anon.org/' },
              ' for family and friends.',
            ],
          ],
        },
        'Your school can help too: counseling at the student health center is usually free for students and confidential.',
      ],
    },
    {
      title: 'What the tour is, and isn’t',
      blocks: [
        {
          kind: 'list',
          items: [
            'Our events are for entertainment only, for adults 18 or older. Where a venue or a state sets a higher age, that age applies.',
            'Everyone starts a round with the same number of tournament chips. Chips have no cash value: no one can buy more during play, or cash them in, and there’s nothing to pay but the entry fee.',
            'There’s no betting on this website, by anyone, on anything.',
            'Playing well at a tournament doesn’t mean you’d win at a casino. There the house has the edge, and over time the house wins.',
          ],
        },
      ],
    },
    {
      title: 'Keep it fun',
      blocks: [
        {
          kind: 'list',
          items: [
            'Before you go, decide what the night may cost, including entry fee, food and ride, and stop there.',
            'Never pay an entry fee with money you need for rent, books, food or loans, and never borrow for it.',
            'Come for the people. If you wouldn’t enjoy the evening without the prize, skip it.',
            'Don’t try to win back what a night has cost. It’s spent, like a concert ticket.',
            'Alcohol and decisions don’t mix. Eat, drink water, take breaks.',
            'Keep it one of many things you do. Sleep, classes and friends come first.',
          ],
        },
      ],
    },
    {
      title: 'Signs to take seriously',
      blocks: [
        'Ask yourself, about any kind of gambling, in the last twelve months:',
        {
          kind: 'list',
          items: [
            'Have you bet more than you could really afford to lose?',
            'Have you needed larger amounts to feel the same excitement?',
            'Have you gone back another day to win back what you lost?',
            'Have you borrowed money or sold something to gamble?',
            'Have you kept from family or friends how much you gamble?',
            'Have you felt restless or irritable when you tried to stop or cut down?',
            'Has it cost you sleep, classes, work or a friendship?',
          ],
        },
        'A yes isn’t a diagnosis. It’s a good reason to talk to someone at the numbers above, and the earlier, the easier.',
      ],
    },
    {
      title: 'Take a break from the tour',
      blocks: [
        [
          'If you want us to keep you out of our events for a while or for good, write to ',
          { text: brand.email, to: brand.emailLink },
          ' with your name, your school and for how long. We’ll tell the hosts not to register you or write to you. You don’t have to give a reason, and we won’t ask you to reconsider.',
        ],
        'That covers only the tour. Casinos, sportsbooks and gambling apps have their own self-exclusion programs, most of them run by the state; the helpline above can tell you how to sign up.',
      ],
    },
    {
      title: 'For hosts',
      blocks: [
        {
          kind: 'list',
          items: [
            'Check IDs at the door, with no exceptions for members and friends.',
            'Post the helpline number where people check in.',
            'Don’t seat anyone who’s drunk, upset or being pressured. Get them home safely instead.',
            'Don’t run cash games or side bets alongside a tournament.',
            [
              'Read the ',
              { text: 'tour rules', to: paths.page('rules') },
              ' on entry fees, prizes and local law.',
            ],
          ],
        },
      ],
    },
  ],
};
