import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';

/** Whether the keyboard has left for a page whose code isn't there yet. */
let left = false;

/** Returns what goes to another page. Until that is there, letters and Enter do nothing. */
export function useGo(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    left = true;
    navigate(to);
  };
}

/** Whether a page is on its way, so that keys would act on what stands in for it, or on the one before. */
export function isOnTheWay(): boolean {
  return left;
}

/** Notes that the page of the address is there. Call it within the boundary that waits for its code. */
export function useArrival(): void {
  const { key } = useLocation();
  const arrive = () => {
    left = false;
  };
  // React runs layout effects of what has waited only when it shows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every move to an address
  useLayoutEffect(arrive, [key]);
  useWindowEvent('pointerdown', arrive);
}
