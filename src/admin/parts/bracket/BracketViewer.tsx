import '../../../ui/previewTokens.css';
import { useId } from 'react';
import { eventTitle } from '../../../domain/events/eventTitle.ts';
import type { TourEvent } from '../../../domain/events/tourEvent.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import layout from '../../../ui/layout.module.css';
import styles from './BracketViewer.module.css';
import { usePictureZoom } from './usePictureZoom.ts';

type Props = { event: TourEvent; onClose: () => void };

/** Shows a bracket full screen, with zoom by buttons, wheel, fingers and keyboard (specification 2.12). */
export function BracketViewer({ event, onClose }: Props) {
  const id = useId();
  const { view, frame, picture, handlers, larger, smaller, fit } = usePictureZoom();
  const { scale, x, y } = view;
  return (
    <Dialog labelledBy={`${id}-title`} className={styles.viewer} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={`${id}-title`}>Bracket of {eventTitle(event)}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: it is not a set of fields */}
        <div
          ref={frame}
          className={styles.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys zoom and move the picture
          tabIndex={0}
          role="group"
          aria-label="The bracket: plus and minus zoom, arrows move, zero fits it to the screen"
          data-zoomed={scale > 1}
          {...handlers}
        >
          <img
            ref={picture}
            src={event.bracketImage}
            alt={`Bracket of ${eventTitle(event)}`}
            draggable={false}
            style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
          />
        </div>
        <div className={`${layout.row2} ${styles.tools}`}>
          <Button tone="plain" aria-label="Zoom out" onClick={smaller}>
            −
          </Button>
          <output aria-label="Zoom">{Math.round(scale * 100)}%</output>
          <Button tone="plain" aria-label="Zoom in" onClick={larger}>
            +
          </Button>
          <Button tone="plain" onClick={fit}>
            Fit
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
