import { expect } from 'vitest';

/** Expects the rules to refuse an act; `what` names it in the failure message, for tests with many. */
export async function refused(act: Promise<unknown>, what?: string): Promise<void> {
  await expect(act, what).rejects.toMatchObject({ code: 'permission-denied' });
}
