import { expect } from 'vitest';

/** Expects the rules to refuse this; `what` says in the failure which of many it was. */
export async function refused(act: Promise<unknown>, what?: string): Promise<void> {
  await expect(act, what).rejects.toMatchObject({ code: 'permission-denied' });
}
