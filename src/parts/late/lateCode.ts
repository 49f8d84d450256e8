import { type ComponentType, useEffect, useState } from 'react';
import { type LoadPart, whenThere } from '../../ui/lazyCode.ts';

/** A component whose code comes later. */
export type LateCode<Props> = {
  /** Returns the component, undefined until its code is there. */
  now: () => ComponentType<Props> | undefined;
  /** Fetches the code. @throws Error when it can't be loaded */
  fetch: () => Promise<ComponentType<Props>>;
  /** Fetches it while there is a network, for use without one; a failure shows when it is used. */
  prepare: () => void;
};

/** Returns the `Component` of a module that is imported on demand. Call it once, outside components. */
export function lateCode<Props>(load: LoadPart<Props>): LateCode<Props> {
  let here: ComponentType<Props> | undefined;
  const fetch = async () => {
    here = (await whenThere(load)).Component;
    return here;
  };
  return { now: () => here, fetch, prepare: () => void fetch().catch(() => {}) };
}

/** Returns the component of late code, undefined until it is there, and whether it couldn't be loaded. */
export function useLateCode<Props>(code: LateCode<Props>) {
  const [state, setState] = useState(() => ({ Part: code.now(), failed: false, attempt: 0 }));
  const { attempt } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches it again
  useEffect(() => {
    if (code.now()) return;
    let wanted = true;
    code.fetch().then(
      (Part) => {
        if (wanted) setState((now) => ({ ...now, Part }));
      },
      () => {
        if (wanted) setState((now) => ({ ...now, failed: true }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [code, attempt]);

  const retry = () => setState({ Part: code.now(), failed: false, attempt: attempt + 1 });
  return { ...state, retry };
}
