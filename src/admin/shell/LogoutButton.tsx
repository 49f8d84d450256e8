import { useState } from 'react';
import { logOut } from '../../data/session.ts';
import { waitingChanges } from '../../data/staff/outbox.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Ends the session (specification 2.8), and asks first while changes have not been sent. */
export function LogoutButton() {
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    await logOut();
  }

  return (
    <>
      <button
        type="button"
        aria-busy={leaving}
        onClick={() => {
          if (waitingChanges() > 0) setAsking(true);
          else if (!leaving) void leave();
        }}
      >
        Logout
      </button>
      {asking && (
        <ConfirmDialog
          title="Not everything is sent"
          question="Some changes still wait for the network. They stay in this browser and are sent when this account signs in here again."
          action="Log out anyway"
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
