import type { useAct } from './useAct.ts';

/** The sending of the director's acts, as the parts of a tab get it. */
export type Acts = ReturnType<typeof useAct>;
