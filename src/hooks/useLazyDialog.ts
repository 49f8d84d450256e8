import { type ComponentType, useRef, useState } from 'react';

/**
 * A dialog whose code is fetched when it is first wanted. Give `trigger` to the button: it gets the focus back.
 * `show` rejects when the code cannot be fetched.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [loading, setLoading] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  async function show(): Promise<void> {
    setLoading(true);
    try {
      const Loaded = await load();
      setDialog(() => Loaded);
    } finally {
      setLoading(false);
    }
  }

  function close(): void {
    setDialog(undefined);
    trigger.current?.focus();
  }

  return { Dialog, loading, trigger, show, close };
}
