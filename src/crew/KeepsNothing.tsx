import { keepsNothingWords } from '../domain/changes/outboxEntry.ts';
import { useStore } from '../hooks/useStore.ts';
import { keepsChanges } from '../parts/attempt.ts';
import { Notice } from '../ui/Notice.tsx';

/** Says so, where this phone's browser keeps nothing for later. */
export function KeepsNothing() {
  const keeps = useStore(keepsChanges);
  return keeps ? null : (
    <Notice>
      <p role="status">{keepsNothingWords}</p>
    </Notice>
  );
}
