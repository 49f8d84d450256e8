import { writerNow } from '../changes/withHistory.ts';
import { staffStore } from '../season/seasonStore.ts';
import { staffId } from '../session/session.ts';
import { clearing } from './clearing.ts';
import { addressClearing } from './clearingAddresses.ts';
import { emptying } from './emptying.ts';
import { eventTrash } from './eventTrash.ts';
import { smallTrash } from './smallTrash.ts';

/* What moves into the trash of this database, out of it, and away. */

export const { trashEvent, restoreEvent } = eventTrash(staffStore, staffId, writerNow);
export const { trashSome, trashChapter, restoreSmall } = smallTrash(staffStore, writerNow);
export const { emptyOne } = emptying(staffStore);
export const clearSignUps = clearing(staffStore);
export const clearAddresses = addressClearing(staffStore);
