import { staffId } from '../session/session.ts';
import { naming } from './naming.ts';
import { staffStore } from './seasonStore.ts';
import { joining } from './staffJoining.ts';

/** Changes how people are shown, in the staff's database. */
export const { namePlaces, showPlayerAs } = naming(staffStore, staffId);

/** Joins and separates players, in the staff's database. */
export const { changeAliases, plannedJoin } = joining(staffStore);
