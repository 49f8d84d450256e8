import type { PointerEvent } from 'react';

/**
 * Lets a mouse drag the content of a scrolling element, as touch does natively; presses on buttons still
 * work.
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
