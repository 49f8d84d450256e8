import { useUrlState } from './useUrlState.ts';

const anyText = (text: string) => text;

/** A text in the address, as the parameter `name`; see `useUrlState`. */
export function useUrlText(name: string, options?: Parameters<typeof useUrlState>[2]) {
  return useUrlState(name, anyText, options);
}
