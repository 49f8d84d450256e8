import { staffStore } from '../season/seasonStore.ts';
import { collegeChanges } from './collegeChanges.ts';

/** Renames, moves and merges colleges, in the staff's database. */
export const { plannedPlace, plannedMerge, storePlan } = collegeChanges(staffStore);
