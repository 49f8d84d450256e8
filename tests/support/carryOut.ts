import { doc, type Firestore, runTransaction } from 'firebase/firestore/lite';
import { dataError } from '../../src/data/errors.ts';
import { againIfRefused } from '../../src/data/staff/changes/againIfRefused.ts';
import type { Plan } from '../../src/data/staff/changes/planned.ts';
import { applied } from './commitChange.ts';

/** What someone else does between the reads of a transaction and its commit, the first time. */
export type Meanwhile = () => Promise<unknown>;

/** Carries out a plan of the app in a transaction, through the lite SDK. @throws DataError */
export async function carryOut(database: Firestore, plan: Plan, meanwhile?: Meanwhile): Promise<void> {
  let waiting = meanwhile;
  try {
    await againIfRefused(() =>
      runTransaction(database, async (transaction) => {
        const writes = await plan(async (at) => (await transaction.get(doc(database, at))).data());
        const now = waiting;
        waiting = undefined;
        await now?.();
        applied(database, transaction, writes);
      }),
    );
  } catch (error) {
    throw dataError(error);
  }
}
