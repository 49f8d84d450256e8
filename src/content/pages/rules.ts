import { smallestField } from '../../domain/results/points.ts';
import { usualRule } from '../../domain/season/seasonRule.ts';
import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'Tour rules',
  lead: `These rules apply at every event of the ${brand.name}. Where an event’s page, or the host before the first hand, says otherwise about numbers or prizes, that takes precedence.`,
  updated: '2026-11-27',
  sections: [
    {
      title: '1. Who can play',
      blocks: [
        {
          kind: 'steps',
          items: [
            'You must be 18 or older on the day of the event, or older where the venue or the law requires it. A photo ID is checked at the door.',
            'The host decides whether an event is open to everyone, to students of the school, or to those who have the registration password.',
            'One person, one entry, by a form or a ticket of this site. No one plays in someone else’s name. No-shows lose their seat when the second hand is dealt.',
            'Dealers, the floor and the person keeping the bracket don’t play in the same event.',
          ],
        },
      ],
    },
    {
      title: '2. Entry and prizes',
      blocks: [
        {
          kind: 'steps',
          items: [
            'The entry fee and the prize pool, if there are any, are on the event’s page. There’s nothing else to pay: no rebuys, no add-ons, no paid advantages.',
            'Tournament chips only keep score. They have no cash value and are returned at the end.',
            'If an event is canceled, entry fees are refunded in full. No refunds once you leave the table.',
            'The host is responsible for making sure that fees and prizes are lawful where the event takes place and in line with the school’s own rules. If in doubt, the event is played without a fee.',
            'Prizes go to the names in the final bracket. A winner who turns out to be ineligible loses the prize to the next in line.',
          ],
        },
      ],
    },
    {
      title: '3. Tables and rounds',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Tables seat up to seven. Tables and seats are drawn once the list of players is closed, and again for each round. The draw keeps members of a chapter apart first, then players who have met before, then schoolmates.',
            'A round is 30 hands. Everyone begins every round with 2,500 chips, whatever they had before.',
            'The two players with the most chips after the last hand move on. At the final table, the player with the most chips wins, and the second is the runner-up.',
            'If that doesn’t fill the tables of the next round, the best others move on too: those next in line at their tables, by chips, over all tables. How many is set before the first hand.',
            'When there are more tables in the draw than in the room, a round is played in waves. Each player’s table, seat and wave are on the event’s live page.',
            'Players who come after the draw get a free seat by the same draw, as long as a wave hasn’t begun. Then the list is final.',
            'If someone can’t go on, the next in line at their table takes the seat.',
            'The event’s own numbers go first. Many nights play early rounds of 18 hands, with eliminations after 6 and 12.',
          ],
        },
        {
          kind: 'note',
          text: 'Anyone can check the draw. Before it, the live page shows the list of players and a fingerprint of a secret number. Then someone in the room draws three cards from the shoe. After the draw, the number is shown, and your own browser can draw the tables again from all three. A draw that’s thrown away stays on the page with its reason.',
        },
        {
          kind: 'table',
          caption: 'A standard round',
          head: ['What', 'How much'],
          rows: [
            ['Starting stack', '2,500'],
            ['Minimum bet', '50'],
            ['Maximum bet', '1,000'],
            ['Betting increments', '25'],
            ['Hands', '30'],
            ['Elimination after hands', '8, 16 and 24'],
            ['Move on', 'top 2'],
            ['Time for a bet or a move', '25 seconds; 45 on elimination hands and the last'],
          ],
        },
      ],
    },
    {
      title: '4. The game',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Six decks, dealt from a shoe, shuffled when about a quarter is left. Players’ cards are dealt face up; players don’t touch them.',
            'The dealer hits on 16 or less and stands on every 17, including soft 17. With an ace or a ten-value card showing, the dealer peeks for blackjack before anyone plays.',
            'A blackjack pays 3 to 2. Any other win pays 1 to 1. A tie is a push. A 21 after a split isn’t a blackjack.',
            'You may double on any two cards, including after a split, for any amount up to the bet, and get exactly one more card. The doubled part may exceed the maximum bet.',
            'You may split two cards of the same value, up to four hands, each with a bet equal to the first. Aces are split once and get one card each.',
            'When the dealer shows an ace, you may insure for up to half your bet. Insurance pays 2 to 1.',
            'There’s no surrender.',
            'Fractions are rounded down to 25.',
          ],
        },
      ],
    },
    {
      title: '5. Betting',
      blocks: [
        {
          kind: 'steps',
          items: [
            'The button is drawn before the first hand and moves one seat to the left after every hand, past players who are out. The player on the button bets first and plays first; the others follow to the left.',
            'A bet counts once the chips are in the circle and your hand is off them. It can’t be changed after the next player has bet.',
            'Keep your stack in sight, with large chips in front. Between hands, the dealer counts any stack out loud for any player who asks.',
            'If you run out of time to bet, you bet the minimum. If you run out of time to play, you stand.',
            'A player who can’t make the minimum bet at the start of a hand is out.',
          ],
        },
      ],
    },
    {
      title: '6. Secret bet',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Each player may hide one bet per round: say “secret bet” on your turn and write it on a card, face down.',
            'When everyone has bet, the dealer reads the secret bets and the chips are put down. Only then are the cards dealt.',
            'A card that can’t be read, or names more than the player has or may bet, counts as the nearest allowed bet.',
          ],
        },
      ],
    },
    {
      title: '7. Eliminations and ties',
      blocks: [
        {
          kind: 'steps',
          items: [
            'After hands 8, 16 and 24 the player with the fewest chips is out, as long as more than two are left.',
            'If players tie for last place, or after the last hand for a place that moves on, they play an extra hand against each other: equal stacks of 500, one bet each, all secret. They repeat it until it’s decided.',
            'If players of different tables tie for the last place among the best others, they play such a hand, or the floor lets each draw a card: the highest moves on.',
            'If two players go broke on the same hand, the one who had more chips before it places higher.',
            'On hand 30, all bets are counted out loud before the cards are dealt.',
          ],
        },
      ],
    },
    {
      title: '8. Mistakes',
      blocks: [
        {
          kind: 'steps',
          items: [
            'A misdealt hand is corrected if that can be done without guessing. Otherwise it’s void, and all bets are returned.',
            'A payout mistake can be corrected until the next hand’s cards are out, not later.',
            'A wrong chip count is corrected whenever it’s found. If the next round has begun, players who moved on through a mistake in someone else’s count stay. A player who moved on through a mistake in their own count is out at the next break.',
            'Card counting in your head is part of the game. Devices, notes about cards that were dealt, and signals aren’t.',
            'The floor decides on the spot. The decision is final for the night; you can send us a complaint afterward, and it may change how we play next time.',
          ],
        },
      ],
    },
    {
      title: '9. At the table',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Play your own hand. No one may advise a player during a hand, and players may not agree on bets or on sharing prizes.',
            'Phones, smartwatches and earbuds stay away from the table. A printed strategy chart is fine.',
            'Be respectful to dealers, players and guests. Insults, threats, harassment and side bets end your night, without a warning if need be.',
            'If you’ve had too much to drink, you don’t play. No alcohol under 21; the school or venue may ban it altogether.',
            [
              'If you want to stop, stop. No one may pressure you to keep playing. ',
              { text: 'Help and advice', to: paths.page('responsible-gaming') },
              '.',
            ],
          ],
        },
      ],
    },
    {
      title: '10. Results',
      blocks: [
        {
          kind: 'steps',
          items: [
            [
              'The bracket, the winner and the runner-up are shown on this site with the name of the chapter. So are tables, chips, places and points, during the night and after it. You’re shown as “Ann L.” unless you ask, when you sign up here or at check-in, for your initials, your number or your full name. See ',
              { text: 'privacy', to: paths.page('privacy') },
              '.',
            ],
            'Places go by the round reached, then by the place at the table, then by chips. Players who don’t come to their table aren’t in the results; players who are sent out have no place.',
            'The host publishes the results after the night. A mistake is corrected whenever it’s found, and the page says what was corrected and when.',
          ],
        },
      ],
    },
    {
      title: '11. The season',
      blocks: [
        {
          kind: 'steps',
          items: [
            'A season runs from August 1 through July 31. A night counts for the season of its day.',
            `A place gives 10 × √(players ÷ place) points, where players are all who played the first hand. With 100 players that’s 100 for the champion, 70.7 for second and 31.6 for tenth. Shared places give the same. Fields under ${smallestField} give none.`,
            `A player’s best ${usualRule.players} results count. A school’s best ${usualRule.schools} count, at most ${usualRule.schoolsOfOneNight} from one night; a chapter’s best ${usualRule.chapters}, at most ${usualRule.chaptersOfOneNight} from one night.`,
            'A result counts for the school and chapter that the player played for that night. Players without a school count for themselves.',
            'How ties are broken, and which results counted, is on the standings page.',
            [
              'The ',
              { text: 'standings', to: paths.standings() },
              ' are computed anew from all results each time one is published or corrected.',
            ],
          ],
        },
      ],
    },
    {
      title: '12. These rules',
      blocks: [
        {
          kind: 'steps',
          items: [
            'We may change these rules between events, never during one. The date at the top says which version applies.',
            [
              'New to the game? ',
              { text: 'How to play', to: paths.page('how-to-play') },
              ' explains all of this with examples.',
            ],
          ],
        },
      ],
    },
  ],
};
