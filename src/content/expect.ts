import { paths } from '../paths.ts';

/**
 * What to expect of a night, on the page of an event to come. Must agree with pages/rules.ts and
 * howToPlay.ts.
 */
export const whatToExpect = {
  title: 'What to expect',
  /** Until the night has a plan, which then says it (`planWords`). */
  rules: [
    [
      'Rounds of 18 to 30 hands',
      'Everyone starts with 2,500 chips. The shortest stack is out after certain hands, which the host names.',
    ],
    ['The top two move on', 'At the final table, the player with the most chips wins.'],
  ],
  items: [
    ['18+ with a photo ID', 'We check it at the door. Come twenty minutes early, before the draw.'],
    ['No money at the table', 'Chips have no cash value, and no one can buy more.'],
  ],
  note: 'Hosts announce any changes before the first hand.',
  links: [
    ['How to play', paths.page('how-to-play')],
    ['Rules', paths.page('rules')],
  ],
} as const;
