import { changeCount, levelNames } from '../../domain/changes/outboxEntry.ts';
import { type Level, levels } from '../../domain/session/staffSession.ts';
import { useOutbox } from './useOutbox.ts';

/**
 * Says how many changes of other accounts wait in this browser, and for which account, but not which changes.
 */
export function KeptChanges({ level }: { level: Level | null }) {
  const entries = useOutbox();
  return levels
    .filter((other) => other !== level)
    .map((other) => ({ other, count: entries.filter((entry) => entry.account === other).length }))
    .filter(({ count }) => count > 0)
    .map(({ other, count }) => (
      <p key={other}>
        {changeCount(count)} on this device {count === 1 ? 'waits' : 'wait'} for the {levelNames[other]}{' '}
        password.
      </p>
    ));
}
