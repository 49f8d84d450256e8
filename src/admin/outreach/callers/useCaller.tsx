import { type ReactNode, useState } from 'react';
import { useStore } from '../../../hooks/useStore.ts';
import { ownName } from '../../parts/ownName/ownName.ts';
import { NameDialog } from './NameDialog.tsx';
import { introduceCaller } from './shareCaller.ts';

/** The caller of this browser, '' without a name yet. */
type Caller = {
  name: string;
  /** Calls `then` with the caller's name, which it asks for when it isn't known. */
  ask: (then: (name: string) => void) => void;
  /** Asks for another name. */
  change: () => void;
  /** To render where `ask` and `change` are used. */
  dialog: ReactNode;
};

/** Returns the caller of this browser, and ways to ask for the name. */
export function useCaller(): Caller {
  const name = useStore(ownName);
  const [asking, setAsking] = useState<{ tell: (name: string) => void } | null>(null);
  const dialog = asking && (
    <NameDialog
      title="Who's calling?"
      label="Your name"
      name={name}
      onName={(given) => {
        introduceCaller(given);
        asking.tell(given);
      }}
      onClose={() => setAsking(null)}
    />
  );
  return {
    name,
    ask: (then) => (name ? then(name) : setAsking({ tell: then })),
    change: () => setAsking({ tell: () => {} }),
    dialog,
  };
}
