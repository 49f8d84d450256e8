import { useState } from 'react';
import { shownPage, type TvPage, turnedPage } from '../../domain/night/live/tvPages.ts';
import { useTimeout } from '../../hooks/useTimeout.ts';

/** How long a page is shown, in milliseconds. */
const shownFor = 8_000;

type Pages = {
  page: TvPage;
  /** Which one it is, such as '2 of 6'; '' when there is one only. */
  place: string;
  turn: (steps: number) => void;
  paused: boolean;
  setPaused: (paused: boolean) => void;
};

/** Turns pages by itself while the director doesn't hold them and nobody has paused here. */
export function usePages(pages: readonly TvPage[], hold: boolean): Pages {
  const [at, setAt] = useState({ key: '', turns: 0 });
  const [paused, setPaused] = useState(false);
  const page = shownPage(pages, at.key) ?? nothing;
  const turn = (steps: number) =>
    setAt(({ turns }) => ({ key: turnedPage(pages, page.key, steps), turns: turns + 1 }));
  useTimeout(() => turn(1), hold || paused ? null : shownFor, at.turns);
  const place = pages.length > 1 ? `${pages.indexOf(page) + 1} of ${pages.length}` : '';
  return { page, place, turn, paused, setPaused };
}

const nothing: TvPage = { key: '', kind: 'message', title: '', note: '', lead: '', panels: [] };
