import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react';
import { offerRetry } from './toast.ts';

/** Imports a module whose `Component` is drawn late. It stays the same function. */
export type LoadPart<Props> = () => Promise<{ Component: ComponentType<Props> }>;

/**
 * Returns the module that `load` imports. It waits forever when the page is about to reload because a deploy
 * took the code away (`reloadOnce`): Vite resolves such an import with nothing.
 */
export async function whenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const module: Module | undefined = await load();
  return module ?? new Promise<never>(() => {});
}

/** Returns a page, or a part of one, whose code is fetched when it is first rendered. */
export function lazyPart<Props>(load: LoadPart<Props>) {
  return lazy(async () => ({ default: (await whenThere(load)).Component }));
}

type Options = {
  /** The message when the code doesn't come. */
  failed: string;
  /** Takes back that the dialog is wanted. */
  close: () => void;
  /** Makes the dialog wanted again as it is now. */
  reopen: () => void;
};

/**
 * Returns the dialog that `load` imports, undefined until its code is there; null while the dialog isn't
 * wanted. When the code doesn't come, the screen stays as it is and a message offers Retry.
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
      // The dialog gives the focus back to where it is now, and Retry is gone by then.
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

/** The message when the code of a dialog doesn't come: 'The import couldn't be loaded…'. */
export function notLoaded(what: string): string {
  return `${what} couldn't be loaded. Check your connection and try again.`;
}
