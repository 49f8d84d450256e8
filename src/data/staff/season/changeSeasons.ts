import { type MakeSeasonChange, type SeasonReads, seasonChanges } from './seasonChanges.ts';
import { staffStore } from './seasonStore.ts';

export type { MakeSeasonChange, SeasonReads };

/** Changes what seasons are made of, in the staff's database. */
export const { changeSeasons, computeAgain } = seasonChanges(staffStore);
