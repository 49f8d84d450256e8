import type { Section } from './contentPage.ts';

/** The best move for each hand, a section of 'How to play'. */
export const basicStrategy: Section = {
  title: 'Basic strategy',
  blocks: [
    'For each hand against each dealer card, there’s one best move. Learn it and you lose very little to the dealer; the rest of the game is your bets. Until you know it by heart, print this page: phones stay in your pocket at the table, but a printed chart is welcome.',
    'H is hit, S is stand, D is double (hit if you can’t), P is split. The columns show the dealer’s card.',
    {
      kind: 'strategy',
      caption: 'Hard hands',
      rows: [
        ['8 or less', 'HHHHHHHHHH'],
        ['9', 'HDDDDHHHHH'],
        ['10', 'DDDDDDDDHH'],
        ['11', 'DDDDDDDDDH'],
        ['12', 'HHSSSHHHHH'],
        ['13 to 16', 'SSSSSHHHHH'],
        ['17 or more', 'SSSSSSSSSS'],
      ],
    },
    {
      kind: 'strategy',
      caption: 'Soft hands',
      rows: [
        ['A and 2 or 3', 'HHHDDHHHHH'],
        ['A and 4 or 5', 'HHDDDHHHHH'],
        ['A and 6', 'HDDDDHHHHH'],
        ['A and 7', 'SDDDDSSHHH'],
        ['A and 8 or 9', 'SSSSSSSSSS'],
      ],
    },
    {
      kind: 'strategy',
      caption: 'Pairs',
      rows: [
        ['2s or 3s', 'PPPPPPHHHH'],
        ['4s', 'HHHPPHHHHH'],
        ['5s', 'DDDDDDDDHH'],
        ['6s', 'PPPPPHHHHH'],
        ['7s', 'PPPPPPHHHH'],
        ['8s', 'PPPPPPPPPP'],
        ['9s', 'PPPPPSPPSS'],
        ['10s', 'SSSSSSSSSS'],
        ['Aces', 'PPPPPPPPPP'],
      ],
    },
    'With a soft 18 (A and 7) of three cards or more, stand where the chart says double. The chart is for six decks, a dealer who stands on every 17, and doubling after a split, as on the tour. Never take insurance, unless it’s the only way to get the chips you need for the next elimination.',
    {
      kind: 'note',
      text: 'On the last hand of a round, the chart can be wrong. If only a win takes you through, a hard 17 against a ten that would lose anyway may be worth a hit. Think of the chip count first, then of the chart.',
    },
  ],
};
