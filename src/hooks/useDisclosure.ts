import { useEffect, useRef, useState } from 'react';

/**
 * The state of a button that shows a part of the page, with `root` around both. Escape, a press outside and
 * losing the focus close it.
 */
export function useDisclosure<Root extends HTMLElement, Trigger extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<Trigger>(null);

  useEffect(() => {
    if (!open) return;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const inside = root.current;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    inside?.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      inside?.removeEventListener('keydown', onEscape);
    };
  }, [open]);

  return { open, setOpen, root, button };
}
