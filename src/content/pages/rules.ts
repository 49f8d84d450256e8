import { paths } from '../../paths.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from './page.ts';

export const page: ContentPage = {
  title: 'Tour rules',
  lead: `These rules hold at every event of the ${brand.name}. Where an event’s page or the host, before the first hand, says something else about numbers or prizes, that goes first.`,
  updated: '2026-11-21',
  sections: [
    {
      title: '1. Who can play',
      blocks: [
        {
          kind: 'steps',
          items: [
            'You must be 18 or older on the day of the event, or older where the venue or the law asks for it. A photo ID is checked at the door.',
            'The host decides whether an event is open to everybody, to students of the school, or to those who have the registration password.',
            'One person, one entry. Nobody plays in somebody else’s name. A seat that is not taken when the second hand is dealt is given away.',
            'Dealers, the floor and whoever keeps the bracket do not play in the same event.',
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
            'The entry fee and the prize pool, if there are any, are on the event’s page. There is nothing else to pay: no rebuys, no add-ons, no paid advantages.',
            'Tournament chips are counters. They have no cash value and are given back at the end.',
            'If an event is called off, entry fees are paid back in full. Whoever leaves during play is not paid back.',
            'The host answers for asking a fee and giving a prize lawfully where the event takes place, and in line with the school’s own rules. Where that is in doubt, the event is played without a fee.',
            'Prizes go to the names in the final bracket. A winner who turns out not to have been allowed to play loses the prize to the next in line.',
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
            'Tables seat up to seven. Tables and seats are drawn at check-in and again for each round.',
            'A round is 30 hands. Everybody begins every round with 2,500 chips, whatever they had before.',
            'The two players with the most chips after the last hand move on. At the final table, the player with the most chips wins, and the second is the runner-up.',
            'If the numbers do not work out for the next round, the host may let the best third places move on too. That is announced before the first hand.',
          ],
        },
        {
          kind: 'table',
          caption: 'A standard round',
          head: ['What', 'How much'],
          rows: [
            ['Starting stack', '2,500'],
            ['Smallest bet', '50'],
            ['Largest bet', '1,000'],
            ['Bets go up in steps of', '25'],
            ['Hands', '30'],
            ['Elimination after hands', '8, 16 and 24'],
            ['Move on', 'the first 2'],
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
            'Six decks, dealt from a shoe, shuffled when about a quarter is left. Players’ cards are dealt face up; players do not touch them.',
            'The dealer draws to 16 and stands on every 17, soft ones included. With an ace or a ten-valued card showing, the dealer looks for a blackjack before anybody plays.',
            'A blackjack pays 3 to 2. Any other win pays 1 to 1. A tie is a push. A 21 after a split is not a blackjack.',
            'You may double on any two cards, also after a split, for any amount up to the bet, and get exactly one more card. The doubled part may exceed the largest bet.',
            'You may split two cards of the same value, to at most four hands, each with a bet equal to the first. Aces are split once and get one card each.',
            'When the dealer shows an ace you may insure for up to half your bet. Insurance pays 2 to 1.',
            'There is no surrender.',
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
            'The button is drawn before the first hand and moves one seat to the left after every hand, past players who are out. Its holder bets first and plays first; the others follow to the left.',
            'A bet stands when the chips are in the circle and the hand is away. It cannot be changed after the next player has bet.',
            'Stacks are kept in sight, large chips in front. Between hands the dealer counts any stack out loud for any player who asks.',
            'Whoever does not bet in time bets the smallest amount. Whoever does not play in time stands.',
            'Whoever cannot make the smallest bet at the start of a hand is out.',
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
            'Each player may hide one bet in each round: announced as “secret bet” on their turn, written on a card, face down.',
            'When all have bet, the dealer reads the secret bets and the chips are put down. Only then cards are dealt.',
            'A card that cannot be read, or names more than the player has or may bet, counts as the nearest bet that is allowed.',
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
            'If players tie for the last place, or on hand 30 for a place that moves on, they play an extra hand against each other: equal stacks of 500, one bet each, secret for all. Again, until it is decided.',
            'If two players go broke in the same hand, the one who had more chips before it places higher.',
            'On hand 30 all bets are counted out loud before the cards are dealt.',
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
            'A hand that was dealt wrongly is put right if that can be done without guessing, otherwise taken back with all bets.',
            'A wrong payment is corrected until the next hand’s cards are out, not later.',
            'Card counting in your head is part of the game. Devices, notes about cards that were dealt, and signals are not.',
            'The floor decides on the spot. The decision is final for the night; complaints can be sent to us afterwards and may change how we play next time.',
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
            'Play your own hand. Nobody may advise a player during a hand, and players may not agree on bets or on sharing prizes.',
            'Phones, watches with screens and earphones stay away from the table. A printed strategy chart is fine.',
            'Be decent to dealers, players and guests. Insults, threats, harassment and side bets end your night, without a warning if need be.',
            'Whoever has had too much to drink does not play. Under 21 there is no alcohol; school and venue may forbid it altogether.',
            [
              'If you want to stop, stop. Nobody may press you to play on. ',
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
            'The bracket, the winner and the runner-up are shown on this site with the name of the chapter. If you would rather not be named, tell the host before the final table and we use your initials.',
            'We may change these rules between events, never during one. The date at the top says which version holds.',
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
