import { useState } from 'react';
import { Component as SignUpDialog } from '../signUp/SignUpDialog.tsx';
import type { EventDialogProps } from './eventDialogProps.ts';
import { Component as UnlockDialog } from './UnlockDialog.tsx';
import { unlockedEvent } from './unlockedEvent.ts';

/** Signing up on this site for an event with a password: that first, once a session, then the same sheet. */
function LockedSignUp({ event, onClose }: EventDialogProps) {
  const [unlock, setUnlock] = useState(() => unlockedEvent(event.id).get()?.key ?? '');
  if (unlock === '') return <UnlockDialog event={event} onClose={onClose} onUnlocked={setUnlock} />;
  return <SignUpDialog event={event} onClose={onClose} unlock={unlock} onLocked={() => setUnlock('')} />;
}

export { LockedSignUp as Component };
