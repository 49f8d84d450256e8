import { type RefObject, useCallback, useState } from 'react';
import { inPixels } from '../../../domain/map/frame.ts';
import type { MapMarker } from '../../../domain/map/mapMarkers.ts';
import { lookOf, shareWords } from '../../../domain/map/share.ts';
import { seenAt } from '../../../domain/map/view.ts';
import { useWindowEvent } from '../../../hooks/useWindowEvent.ts';
import layout from '../../../ui/layout.module.css';
import staffLayout from '../../../ui/staffLayout.module.css';
import { LookMark } from '../../parts/StageMark.tsx';
import styles from './CollegeMap.module.css';
import type { MapView } from './mapView.ts';

type Props = { marker: MapMarker; view: MapView; frame: RefObject<HTMLElement | null> };

/** The distance between a marker's center and its tooltip, in pixels. */
const gap = 14;

/** The tooltip beside a marker; Escape closes it. */
export function MapTooltip({ marker: { college, at }, view, frame }: Props) {
  const [dismissed, setDismissed] = useState(false);

  const tooltip = useCallback(
    (element: HTMLDivElement) => {
      const follow = () => {
        const box = frame.current?.getBoundingClientRect();
        if (!box) return;
        const own = element.getBoundingClientRect();
        const { x, y } = inPixels(seenAt(at, view.now()), box);
        const left = Math.min(Math.max(x - own.width / 2, 4), Math.max(box.width - own.width - 4, 4));
        const above = y - own.height - gap;
        element.style.setProperty('translate', `${left}px ${above >= 4 ? above : y + gap}px`);
      };
      follow();
      return view.watch(follow);
    },
    [at, view, frame],
  );

  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setDismissed(true);
  });

  if (dismissed) return null;
  return (
    <div ref={tooltip} role="tooltip" className={`${layout.stack1} ${styles.tooltip}`}>
      <strong>{college.name}</strong>
      <span>{college.location}</span>
      <span className={staffLayout.line2}>
        <LookMark {...lookOf(college)} />
        {shareWords(college)}
      </span>
    </div>
  );
}
