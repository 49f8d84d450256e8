import { markerRadius, smallestRadius } from '../../../domain/map/canvas.ts';
import { unitIn } from '../../../domain/map/frame.ts';
import type { MapView } from './mapView.ts';

/**
 * Draws the view: zooms the group, and moves the drawing that holds it. A drawing that only moves is a layer
 * of its own and isn't painted again; a zoom paints it anew, so then it is none. Returns a function that
 * stops it.
 */
export function drawView(group: SVGGElement, view: MapView): () => void {
  const drawing = group.ownerSVGElement;
  let drawn = '';

  function draw(): void {
    const { zoom, x, y } = view.now();
    const size = view.size.get();
    const unit = size ? unitIn(size) : 1;
    const scale = `${zoom} ${unit}`;
    const onlyMoved = scale === drawn;
    if (!onlyMoved) {
      drawn = scale;
      group.setAttribute('transform', `scale(${zoom})`);
      group.style.setProperty('--zoom', String(zoom));
      group.style.setProperty('--unit', String(unit));
      group.style.setProperty('--grow', String(Math.max(1, smallestRadius / (markerRadius.rest * unit))));
    }
    if (!drawing) return;
    // Between the screen's pixels, a layer is blurred and costs twice as much to show.
    const pixels = (units: number) =>
      onlyMoved ? Math.round(units * unit * devicePixelRatio) / devicePixelRatio : units * unit;
    drawing.style.willChange = onlyMoved ? 'transform' : '';
    drawing.style.transform = `translate(${pixels(x)}px, ${pixels(y)}px)`;
  }

  draw();
  const stopped = [view.watch(draw), view.size.watch(draw)];
  return () => {
    for (const stop of stopped) stop();
  };
}
