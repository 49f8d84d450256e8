import { askOwnName, ownName } from '../../../data/staff/session/ownName.ts';
import { useStore } from '../../../hooks/useStore.ts';
import { shareCaller } from './shareCaller.ts';

/** The caller of this browser, '' without a name yet. */
type Caller = {
  name: string;
  /** Calls `then` with the caller's name, which it asks for when it isn't known. */
  ask: (then: (name: string) => void) => void;
  /** Asks for another name. */
  change: () => void;
};

/** Returns the caller of this browser, and ways to ask for the name. */
export function useCaller(): Caller {
  const name = useStore(ownName);
  async function introduce(then: (name: string) => void): Promise<void> {
    const given = await askOwnName();
    if (given === null) return;
    if (given !== name) shareCaller(given);
    then(given);
  }
  return {
    name,
    ask: (then) => (name ? then(name) : void introduce(then)),
    change: () => void introduce(() => {}),
  };
}
