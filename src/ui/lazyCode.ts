import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react';
import { whenThere } from '../lib/whenThere.ts';
import { offerRetry } from './toast.ts';

export { whenThere };

/** Imports a module whose `Component` is rendered lazily. Must be a stable function. */
export type LoadPart<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/** Returns a page, or a part of one, whose code is fetched when it is first rendered. */
export function lazyPart<Props>(load: LoadPart<Props>) {
  return lazy(async () => ({ default: (await whenThere(load)).Component }));
}

type Options = {
  /** The message when the code can't be loaded. */
  failed: string;
  /** Marks the dialog as closed. */
  close: () => void;
  /** Marks the dialog as open again, with its current props. */
  reopen: () => void;
};

/**
 * Returns the dialog that `load` imports, undefined until its code has loaded; null while the dialog isn't
 * open. When the code can't be loaded, the screen stays as it is and a message offers Retry.
 */
export function useLazyDialog<Props>(
  load: LoadPart<Props> | null,
  { failed, close, reopen }: Options,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ load: LoadPart<Props>; Dialog: ComponentType<Props> }>();

  const fail = useEffectEvent(() => {
    const opener = document.activeElement;
    close();
    offerRetry(failed, () => {
      // The dialog will return the focus to the element that has it when it opens, and Retry is gone by then.
      if (opener instanceof HTMLElement) opener.focus();
      reopen();
    });
  });

  useEffect(() => {
    if (!load) return;
    let wanted = true;
    whenThere(load).then(
      ({ Component }) => {
        if (wanted) setLoaded({ load, Dialog: Component });
      },
      () => {
        if (wanted) fail();
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  return load && loaded?.load === load ? loaded.Dialog : undefined;
}

/** Returns the message when the code of a dialog can't be loaded: 'The import couldn't be loaded…'. */
export function notLoaded(what: string): string {
  return `${what} couldn't be loaded. Check your connection and try again.`;
}
