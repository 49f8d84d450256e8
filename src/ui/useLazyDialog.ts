import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { offerRetry } from './toast.ts';

export type LoadDialog<Props> = () => Promise<ComponentType<Props>>;

type Options = {
  /** The message when the code doesn't come. */
  failed: string;
  /** Takes back that the dialog is wanted. */
  close: () => void;
  /** Makes the dialog wanted again as it is now. */
  reopen: () => void;
};

/**
 * Returns the dialog that `load` fetches, undefined until its code is there; `load` is a function that stays
 * the same, or null while the dialog isn't wanted. When the code doesn't come, the screen stays as it is and
 * a message offers Retry.
 */
export function useLazyDialog<Props>(
  load: LoadDialog<Props> | null,
  { failed, close, reopen }: Options,
): ComponentType<Props> | undefined {
  const [loaded, setLoaded] = useState<{ load: LoadDialog<Props>; Dialog: ComponentType<Props> }>();

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
    load().then(
      (Dialog) => {
        if (wanted) setLoaded({ load, Dialog });
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
