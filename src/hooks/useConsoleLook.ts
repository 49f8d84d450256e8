import { useLayoutEffect } from 'react';
import { currentTheme } from '../lib/theme.ts';
import { useStore } from './useStore.ts';

/** Gives the page the console's look, and the theme that was chosen, for as long as the console is on it. */
export function useConsoleLook(): void {
  const theme = useStore(currentTheme);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.mood = 'console';
    dataset.theme = theme;
    return () => {
      delete dataset.mood;
      delete dataset.theme;
    };
  }, [theme]);
}
