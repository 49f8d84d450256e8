import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawView } from '../../src/betr/map/drawing/drawView.ts';
import { createMapView } from '../../src/betr/map/drawing/mapView.ts';
import { panned, wholeCanvas, zoomTo } from '../../src/domain/map/view.ts';

test('a movement shifts the whole drawing and leaves what is drawn alone; a zoom draws it anew', () => {
  const view = createMapView(wholeCanvas);
  view.size.set({ width: 480, height: 300 });
  const { container } = render(
    <svg role="presentation">
      <g ref={(group: SVGGElement) => drawView(group, view)} />
    </svg>,
  );
  const [drawing, group] = [container.querySelector('svg'), container.querySelector('g')];
  const inner = () => [group?.getAttribute('transform'), group?.getAttribute('style')].join();
  const before = inner();

  view.change((seen) => panned(seen, { x: 100.3, y: -40 }));
  // Half a pixel per unit, and whole pixels.
  expect(drawing?.style.transform).toBe('translate(50px, -20px)');
  expect(drawing?.style.willChange).toBe('transform');
  expect(inner()).toBe(before);

  view.change((seen) => zoomTo(seen, 2));
  expect(drawing?.style.willChange).toBe('');
  expect(group?.getAttribute('transform')).toBe('scale(2)');
});
