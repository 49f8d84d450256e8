import type { PointerEvent } from 'react';

/**
 * Lets a mouse push about what is in a scrolling element, as fingers do without help; presses on buttons stay
 * presses.
 */
export const dragScroll = {
  onPointerDown({ currentTarget: box, target, pointerId, pointerType, button }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse' || button !== 0) return;
    if (target instanceof Element && !target.closest('button')) box.setPointerCapture(pointerId);
  },
  onPointerMove({ currentTarget: box, pointerId, movementX, movementY }: PointerEvent<HTMLElement>) {
    if (!box.hasPointerCapture(pointerId)) return;
    box.scrollLeft -= movementX;
    box.scrollTop -= movementY;
  },
};
