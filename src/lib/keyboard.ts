import { once } from './once.ts';

/** What the window shows, in CSS pixels. */
type Shown = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>;

/**
 * Returns how much of the window a keyboard covers and how far the page moved up (Safari on iOS); null
 * without one.
 */
export function coveredByKeyboard({ height, offsetTop, scale }: Shown, windowHeight: number) {
  const covered = windowHeight - height;
  // Less is a toolbar of the browser, and what a zoomed page shows says nothing.
  return covered < 100 || scale > 1.01 ? null : { covered, moved: offsetTop };
}

/** Keeps the two lengths on the page's root, for styles, while a keyboard covers a part of the window. */
export const followKeyboard: () => void = once(() => {
  const view = globalThis.visualViewport;
  if (!view) return;
  const follow = () => {
    const found = coveredByKeyboard(view, innerHeight);
    for (const name of ['covered', 'moved'] as const)
      document.documentElement.style.setProperty(`--${name}`, found ? `${found[name]}px` : '');
  };
  view.onresize = view.onscroll = follow;
});
