import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import {
  fitted,
  moved,
  type Point,
  pinched,
  type Stage,
  type View,
  zoomed,
} from '../../../domain/images/pictureZoom.ts';

const step = 1.5;
const stride = 60;
const middle: Point = { x: 0, y: 0 };

const keys: Record<string, (view: View, stage: Stage) => View> = {
  '+': (view, stage) => zoomed(view, step, middle, stage),
  '=': (view, stage) => zoomed(view, step, middle, stage),
  '-': (view, stage) => zoomed(view, 1 / step, middle, stage),
  '0': () => fitted,
  ArrowLeft: (view, stage) => moved(view, { x: stride, y: 0 }, stage),
  ArrowRight: (view, stage) => moved(view, { x: -stride, y: 0 }, stage),
  ArrowUp: (view, stage) => moved(view, { x: 0, y: stride }, stage),
  ArrowDown: (view, stage) => moved(view, { x: 0, y: -stride }, stage),
};

/**
 * Zooms and moves an image by wheel, fingers, mouse and keyboard. `frame` belongs to the element around it,
 * `picture` to the image, which fits the frame at scale 1, and `handlers` to the frame.
 */
export function usePictureZoom() {
  const framed = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(fitted);
  const fingers = useRef(new Map<number, Point>());

  function change(next: (view: View, stage: Stage) => View): void {
    const stage = stageOf(framed.current, picture.current);
    if (stage) setView((before) => next(before, stage));
  }

  const frame = useCallback((element: HTMLDivElement) => {
    framed.current = element;
    // React's own wheel listener is passive, so the page would scroll.
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const stage = stageOf(element, picture.current);
      const factor = 2 ** (-event.deltaY / (event.ctrlKey ? 60 : 300));
      if (stage) setView((before) => zoomed(before, factor, seenFrom(element, event), stage));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => {
      framed.current = null;
      element.removeEventListener('wheel', turn);
    };
  }, []);

  const lift = ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId);
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, seenFrom(event.currentTarget, event));
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      if (!fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, seenFrom(event.currentTarget, event));
      const after = [...fingers.current.values()];
      change((now, stage) => followed(now, before, after, stage));
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onDoubleClick: (event: { currentTarget: HTMLDivElement; clientX: number; clientY: number }) => {
      const at = seenFrom(event.currentTarget, event);
      change((now, stage) => (now.scale > 1 ? fitted : zoomed(now, 2.5, at, stage)));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      change(act);
    },
  };

  return {
    view,
    frame,
    picture,
    handlers,
    larger: () => change((now, stage) => zoomed(now, step, middle, stage)),
    smaller: () => change((now, stage) => zoomed(now, 1 / step, middle, stage)),
    fit: () => setView(fitted),
  };
}

/** Returns the view after one or two fingers moved; more fingers don't change it. */
function followed(view: View, before: readonly Point[], after: readonly Point[], stage: Stage): View {
  const [a, b] = before;
  const [x, y] = after;
  if (!a || !x || before.length > 2) return view;
  return b && y ? pinched(view, [a, b], [x, y], stage) : moved(view, { x: x.x - a.x, y: x.y - a.y }, stage);
}

function stageOf(frame: HTMLElement | null, picture: HTMLElement | null): Stage | null {
  if (!frame || !picture) return null;
  return {
    frame: { width: frame.clientWidth, height: frame.clientHeight },
    picture: { width: picture.offsetWidth, height: picture.offsetHeight },
  };
}

function seenFrom(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}
