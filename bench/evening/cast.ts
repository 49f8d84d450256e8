import type { Page } from '@playwright/test';
import type { Random } from '../../sample/random.ts';
import type { Director } from './director.ts';
import type { Helper } from './phones.ts';
import type { Room } from './room.ts';

/** Two directors: one of the tour's, and one of its regular staff. */
export type Directors = { room: Room; first: Director; second: Director };

/** Who watches: two players on their phones, the room at its TV. `numbers`: those of the players. */
export type Watching = { winner: Page; hidden: Page; tv: Page; numbers: { winner: number; hidden: number } };

/** Who counts: two captains on their phones, and phones that work without their screens. */
export type Crew = { kim: Page; lou: Page; helpers: readonly Helper[] };

/** Everybody of the evening, and the chance by which they play. */
export type Cast = Directors & Watching & Crew & { random: Random };
