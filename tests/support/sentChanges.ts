import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import type { Change } from '../../src/domain/changes/change.ts';
import { sendWith } from '../../src/parts/attempt.ts';
import { currentToasts, dismissToast } from '../../src/ui/toast.ts';

/** Returns the changes that the screens of a test send, which the server takes; after each it starts anew. */
export function sentChanges(): readonly Change[] {
  const sent: Change[] = [];
  beforeEach(() => {
    sent.length = 0;
    sendWith(async (make) => {
      sent.push(await make());
      return 'acknowledged';
    });
  });
  afterEach(() => {
    cleanup();
    for (const { id } of currentToasts()) act(() => dismissToast(id));
  });
  return sent;
}
