import { useLayoutEffect } from 'react';
import { currentTheme } from '../lib/theme.ts';
import { useStore } from './useStore.ts';

/** Gives the page the console's look and the chosen theme while the component is mounted. */
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
