import { type ReactNode, useState } from 'react';
import { logOut } from '../../data/staff/session/session.ts';
import { useSession } from '../../hooks/useSession.ts';
import { countDrafts } from '../../parts/draftStore.ts';
import { dismissRefusals } from '../outbox/useLateNews.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { LogoutDialog } from './LogoutDialog.tsx';

/**
 * Ends the session (specification 2.8), and asks first when unsent changes or drafts are left in this
 * browser: `dialog` is that question, to be rendered.
 */
export function useLogOut(): { start: () => void; leaving: boolean; dialog: ReactNode } {
  const level = useSession()?.level;
  const unsent = useOutbox().filter((entry) => entry.account === level).length;
  const [asking, setAsking] = useState<{ unsent: number; drafts: number } | null>(null);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut();
  }
  function start() {
    const drafts = countDrafts();
    if (unsent > 0 || drafts > 0) {
      dismissRefusals();
      setAsking({ unsent, drafts });
    } else if (!leaving) void leave();
  }

  const dialog = asking && <LogoutDialog {...asking} onLeave={leave} onClose={() => setAsking(null)} />;
  return { start, leaving, dialog };
}
