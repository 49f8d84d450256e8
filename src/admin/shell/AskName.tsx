import { useEffect } from 'react';
import { askedName, nameIsAsked, ownName } from '../../data/staff/session/ownName.ts';
import type { Level } from '../../domain/session/staffSession.ts';
import { useStore } from '../../hooks/useStore.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';
import { LateDialog } from '../../parts/late/LateDialog.tsx';
import { lateCode } from '../../parts/late/lateCode.ts';

const nameForm = lateCode(() => import('./OwnNameDialog.tsx'));

/** Asks for the name of whoever works in this browser while something waits for it. */
export function AskName({ level }: { level: Level }) {
  const answer = useStore(askedName);
  const name = useStore(ownName);
  useEffect(() => {
    nameIsAsked(true);
    return () => nameIsAsked(false);
  }, []);
  // It may be asked for without a network.
  useTimeout(nameForm.prepare, 3_000);
  if (!answer) return null;
  const done = (given: string | null) => {
    askedName.set(null);
    answer(given);
  };
  return (
    <LateDialog code={nameForm} title="Your name" what="The form" onClose={() => done(null)}>
      {(OwnName) => (
        <OwnName name={name} offers={level === 'super'} onName={done} onClose={() => done(null)} />
      )}
    </LateDialog>
  );
}
