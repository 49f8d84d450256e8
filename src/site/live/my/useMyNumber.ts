import { useState } from 'react';
import { wholeNumber } from '../../../domain/fields/storedFields.ts';
import { useWindowEvent } from '../../../hooks/useWindowEvent.ts';
import { stored } from '../../../lib/stored.ts';

/** What this browser remembers as the visitor's number at an event. */
export const numberMemory = (eventId: string) => stored('localStorage', `my-number:${eventId}`, wholeNumber);

/** Returns the number in the address, '#17', null for none. */
const numberInAddress = () => Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? 0) || null;

/**
 * The visitor's number at an event, null until they have said it: the one in the address, or the one that
 * this browser remembers.
 */
export function useMyNumber(eventId: string): [number | null, (no: number | null) => void] {
  const [own, setOwn] = useState(() => (import.meta.env.DRAWING ? null : numberInAddress()));
  const [mine, setMine] = useState(() => own ?? numberMemory(eventId).get());
  useWindowEvent('hashchange', () => {
    const no = numberInAddress();
    setOwn(no);
    if (no) setMine(no);
  });
  const choose = (no: number | null) => {
    if (no) numberMemory(eventId).set(no);
    else numberMemory(eventId).clear();
    // The router's own entry stays as it is, so that the page doesn't load anew.
    const { pathname, search } = location;
    history.replaceState(history.state, '', `${pathname}${search}${no ? `#${no}` : ''}`);
    setMine(no);
  };
  return [mine, choose];
}
