import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWindowEvent } from '../../hooks/useWindowEvent.ts';

/** Whether the keyboard has left a page that is still shown, since the code of the next one loads. */
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
  return left || document.querySelector('[data-coming]') !== null;
}

/** Notes that the page of the address is there. Call it beside the page's content. */
export function useArrival(): void {
  const { key } = useLocation();
  const arrive = () => {
    left = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every move to an address
  useEffect(arrive, [key]);
  useWindowEvent('pointerdown', arrive);
}
