import { paths } from '../../paths.ts';
import { basicStrategy } from './basicStrategy.ts';
import type { ContentPage } from './contentPage.ts';

export const page: ContentPage = {
  title: 'How to play',
  lead: 'Never played? Ten minutes with this page and you’re ready to sit down. You play blackjack against the dealer, but you win against the people at your table.',
  sections: [
    {
      title: 'The idea in a minute',
      blocks: [
        {
          kind: 'list',
          items: [
            'Up to seven players sit at a table with one dealer. Everyone starts a round with the same chips, 2,500.',
            'On each hand, you bet some of them and try to get closer to 21 than the dealer without going over.',
            'A round has 30 hands. After hands 8, 16 and 24, the player with the fewest chips is out: those are the elimination hands.',
            'After hand 30, the two players with the most chips move on to the next round. At the final table, the one with the most wins the tournament.',
          ],
        },
        'So you don’t have to beat the dealer often. You have to have more chips than the others at the right moments. That’s what makes a tournament different from the blackjack you may know.',
        {
          kind: 'note',
          text: [
            'These are the numbers of a standard tour night. A host may change them; changes are on the event’s page or announced before the first hand. The official wording is in the ',
            { text: 'tour rules', to: paths.page('rules') },
            '.',
          ],
        },
      ],
    },
    {
      title: 'What the cards count',
      blocks: [
        {
          kind: 'table',
          caption: 'Card values',
          head: ['Card', 'Counts'],
          rows: [
            ['2 to 10', 'their number'],
            ['Jack, queen, king', '10'],
            ['Ace', '11, or 1 if 11 would take you over 21'],
          ],
        },
        [
          'Suits don’t matter. A hand with an ace that counts 11 is called soft, because one more card can’t bust it: ',
          { hand: ['A♠', '6♦'] },
          ' is a soft 17. Every other hand is hard: ',
          { hand: ['10♣', '7♥'] },
          ' is a hard 17.',
        ],
        [
          'An ace and a ten-value card as your first two cards, such as ',
          { hand: ['A♥', 'K♠'] },
          ', is a blackjack. It beats every other 21.',
        ],
      ],
    },
    {
      title: 'One hand, start to finish',
      blocks: [
        {
          kind: 'steps',
          items: [
            [
              { strong: 'Bets. ' },
              'Everyone puts a bet in front of them, one after the other: at least 50, at most 1,000.',
            ],
            [
              { strong: 'Cards. ' },
              'Each player gets two cards face up. The dealer gets one face up and one face down.',
            ],
            [
              { strong: 'Your turn. ' },
              'You decide, card by card, until you stand or go over 21. Over 21 is a bust: you lose the bet right away, no matter what the dealer does later.',
            ],
            [
              { strong: 'The dealer’s turn. ' },
              'The dealer turns over the hidden card, hits on 16 or less and stands on 17 or more. The dealer has no choice.',
            ],
            [
              { strong: 'Payouts. ' },
              'If you’re closer to 21 than the dealer, or the dealer busts, you win as much as you bet. Farther away: you lose the bet. The same: it’s a push, and you get your bet back.',
            ],
          ],
        },
        {
          kind: 'table',
          caption: 'What you can do on your turn',
          head: ['Move', 'What happens', 'Hand signal'],
          rows: [
            ['Hit', 'You get one more card.', 'tap the table'],
            ['Stand', 'You keep what you have.', 'wave your hand over the cards'],
            [
              'Double',
              'On your first two cards: you add up to the same bet again and get exactly one more card.',
              'chips beside the bet, one finger',
            ],
            [
              'Split',
              'With two cards of the same value: you play them as two hands, each with a bet equal to the first.',
              'chips beside the bet, two fingers',
            ],
            [
              'Insurance',
              'Only when the dealer shows an ace: a side bet of up to half your bet that the dealer has a blackjack. It pays 2 to 1.',
              'chips on the insurance line',
            ],
          ],
        },
        {
          kind: 'example',
          title: 'A plain win',
          blocks: [
            [
              'You bet 100 and get ',
              { hand: ['10♠', '6♥'] },
              ', a hard 16. The dealer shows ',
              { hand: ['7♣'] },
              '.',
            ],
            ['You hit and get ', { hand: ['4♦'] }, ': 20. You stand.'],
            [
              'The dealer turns over ',
              { hand: ['10♦'] },
              ' and has to stand on 17. Your 20 wins 100. You had 2,500; now you have 2,600.',
            ],
          ],
        },
        {
          kind: 'example',
          title: 'A double',
          blocks: [
            [
              'You bet 100 and get ',
              { hand: ['6♦', '5♠'] },
              ', 11. The dealer shows ',
              { hand: ['6♣'] },
              ', a weak card.',
            ],
            ['You double: another 100, one card, ', { hand: ['9♥'] }, '. You have 20 and 200 at stake.'],
            [
              'The dealer turns over ',
              { hand: ['10♥'] },
              ', has 16, has to hit, gets ',
              { hand: ['8♠'] },
              ' and busts with 24. You win 200.',
            ],
          ],
        },
        {
          kind: 'example',
          title: 'A blackjack',
          blocks: [
            [
              'You bet 100 and get ',
              { hand: ['A♣', 'Q♦'] },
              '. It pays 3 to 2: you win 150 right away, unless the dealer has a blackjack too. Then it’s a push.',
            ],
          ],
        },
      ],
    },
    {
      title: 'The button: who bets first',
      blocks: [
        'Everyone sees everyone’s bets and chips. The last to bet knows the most, so the order rotates: a marker, the button, sits in front of the player who bets and plays first. After each hand it moves one seat to the left.',
        'Before important hands, count ahead: will you bet early or late? On the last hand of a round, the player on the button has the hardest seat, and the one to the button’s right has the best.',
        'You can ask the dealer for a count of anyone’s chips at any time between hands. Ask often.',
      ],
    },
    {
      title: 'A round at a glance',
      blocks: [
        {
          kind: 'table',
          caption: 'Thirty hands at a table of seven',
          head: ['Hands', 'Players', 'What to think about'],
          rows: [
            ['1 to 7', '7', 'Bet small, learn the table, keep count of the chips.'],
            ['8', '7', 'Elimination: the shortest stack is out.'],
            ['9 to 15', '6', 'Watch who’s behind you, not who’s ahead.'],
            ['16', '6', 'Elimination.'],
            ['17 to 23', '5', 'Behind? Now is the time to bet big, not on the last hand.'],
            ['24', '5', 'Elimination.'],
            ['25 to 29', '4', 'Two of the four move on. Get into the top two.'],
            ['30', '4', 'Last hand. Count every chip before you bet.'],
          ],
        },
        'With fewer players at the table, eliminations stay on the same hands, as long as more than two are left. A player with fewer chips than the minimum bet is out right away.',
      ],
    },
    {
      title: 'Elimination hands',
      blocks: [
        'At the end of an elimination hand, all stacks are counted and the smallest is out. If two tie for last place, they play an extra hand against each other with 500 chips each and one hidden bet, and repeat until one is ahead.',
        'You only have to be ahead of one player. Figure out who you can pass, and what it takes:',
        {
          kind: 'example',
          title: 'Hand 8, you bet last',
          blocks: [
            'You have 2,050 chips, the fewest. Ben has 2,100 and has bet 100. The others have 2,400 or more and have bet 100 or less.',
            'The dealer’s hand often decides for the whole table, so first look at the two cases where you and Ben win or lose together.',
            {
              kind: 'table',
              caption: 'Your chips after the hand, and Ben’s',
              head: ['You bet', 'Both win', 'Both lose'],
              rows: [
                ['50', '2,100 to 2,200: you are out', '2,000 to 2,000: extra hand'],
                ['100', '2,150 to 2,200: you are out', '1,950 to 2,000: you are out'],
                ['175', '2,225 to 2,200: Ben is out', '1,875 to 2,000: you are out'],
              ],
            },
            'Matching Ben’s bet is the worst choice: it keeps the gap as it is. With 50, the best you can get is an extra hand, and only if the table loses. With 175, you pass him cleanly if the table wins. Most players would bet the 175.',
            'And if Ben bet after you? Then he could look at your bet and copy it. That’s why betting last is worth so much.',
          ],
        },
      ],
    },
    {
      title: 'The secret bet',
      blocks: [
        'Once in each round, you can hide a bet. Say “secret bet,” write the amount on a card and put it face down. When everyone has bet, the dealer reads it out and you put the chips down; then the cards come. No one who bets after you can react to it.',
        {
          kind: 'example',
          title: 'Hand 30, you bet first',
          blocks: [
            'It’s the final table: only first place wins. Dee leads with 3,400; you have 3,150 and are on the button. The others are far behind.',
            'Bet in the open and Dee copies you: win or lose together, she stays 250 ahead. So you bet in secret. Now Dee has to guess.',
            {
              kind: 'table',
              caption: 'Who is ahead after the hand',
              head: ['You bet in secret', 'Dee bets', 'Both win', 'Both lose'],
              rows: [
                ['1,000', '1,000', 'Dee, 4,400 to 4,150', 'Dee, 2,400 to 2,150'],
                ['1,000', '50', 'you, 4,150 to 3,450', 'Dee, 3,350 to 2,150'],
                ['50', '1,000', 'Dee, 4,400 to 3,200', 'you, 3,100 to 2,400'],
                ['50', '50', 'Dee, 3,450 to 3,200', 'Dee, 3,350 to 3,100'],
              ],
            },
            'Whenever she guesses right, she wins; whenever she guesses wrong, you have a chance. Without the secret bet, she’d never have to guess.',
          ],
        },
        'Save it for a hand that decides the round. Most players who use it before hand 20 wish they hadn’t.',
      ],
    },
    basicStrategy,
    {
      title: 'Your first night',
      blocks: [
        {
          kind: 'steps',
          items: [
            [
              'Find an event on the ',
              { text: 'list of upcoming events', to: paths.events('upcoming') },
              ', press Enter and sign up. If it asks for an event password, ask the host chapter.',
            ],
            'Come twenty minutes early with a photo ID. Once check-in closes, tables and seats are drawn; the event’s live page shows yours.',
            'Let the dealer handle the cards, and don’t touch your bet once the cards are out. Use the hand signals: the dealer plays what you show.',
            'You have 25 seconds for a bet and for each move, 45 on elimination hands and the last. No one minds if you ask.',
            [
              'Out early? Stay. The final table is more fun with a crowd. And every place counts: it gives points for you, your chapter and your school in the ',
              { text: 'season’s standings', to: paths.standings() },
              '.',
            ],
          ],
        },
      ],
    },
    {
      title: 'Words you will hear',
      blocks: [
        {
          kind: 'table',
          caption: 'Table talk',
          head: ['Word', 'Meaning'],
          rows: [
            ['Bust', 'Over 21. The bet is lost.'],
            ['Push', 'A tie with the dealer. You keep your bet.'],
            ['Stack', 'All of your chips.'],
            ['Short stack', 'The player with the fewest chips.'],
            ['Button', 'The marker that shows who bets and plays first.'],
            ['Shoe', 'The box the dealer deals six decks from.'],
            ['Upcard', 'The dealer’s card that everyone sees.'],
            ['Take the low', 'To bet less than the others, hoping the table loses.'],
            ['Take the high', 'To bet more than the others, hoping the table wins.'],
            ['Floor', 'The person who decides when there’s a question.'],
          ],
        },
      ],
    },
  ],
};
