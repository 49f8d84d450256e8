import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapCollege } from '../../../src/domain/map/mapCollege.ts';
import type { MapMarker } from '../../../src/domain/map/mapMarkers.ts';
import { mapTexts } from '../../../src/domain/map/mapTexts.ts';
import { sampleColleges } from '../../../src/domain/map/sampleColleges.ts';
import { namesOn } from '../../../src/domain/map/statePlaces.ts';
import { wholeCanvas, zoomTo } from '../../../src/domain/map/view.ts';

const size = { width: 960, height: 600 };
const names = namesOn({ fromCountry: { a: 1, b: 0, dx: 0, dy: 0 }, insets: 'M0 0' });

/** Markers at places; those of the first `advanced` have a fraternity. */
function markersAt(places: readonly { x: number; y: number }[], advanced = places.length): MapMarker[] {
  const [first] = sampleColleges;
  if (!first) throw new Error('There is no sample.');
  return places.map((at, index) => ({
    college: { ...first, id: `c${index}`, ...(index >= advanced && { fraternities: [] }) },
    at,
  }));
}

const written = (markers: readonly MapMarker[], kind: string, view = wholeCanvas) =>
  mapTexts(names, markers, { view, size }).filter((text) => text.kind === kind);
const grid = Array.from({ length: 64 }, (_, at) => ({ x: 200 + 100 * (at % 8), y: 60 + 60 * (at >> 3) }));

test('colleges have their names when few are in view, or those with a fraternity when these are few', () => {
  expect(written(markersAt(grid), 'college')).toEqual([]);
  const advanced = written(markersAt(grid, 5), 'college').map(({ key }) => key);
  expect(advanced.length).toBeGreaterThan(0);
  expect(['c0', 'c1', 'c2', 'c3', 'c4']).toEqual(expect.arrayContaining(advanced));
  expect(written(markersAt(grid.slice(0, 9), 0), 'college').length).toBeGreaterThan(0);
  // Zoomed in, few of the many are left.
  expect(written(markersAt(grid), 'college', zoomTo(wholeCanvas, 3)).length).toBeGreaterThan(0);
});

test('names cover neither a marker nor each other, and those of colleges stay inside the frame', () => {
  const points = fc.record({ x: fc.integer({ min: 120, max: 1080 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(fc.array(points, { maxLength: 30 }), (places) => {
      const boxes = mapTexts(names, markersAt(places), { view: wholeCanvas, size }).map(
        ({ kind, text, at, by, anchor }) => {
          // The letters of usual fonts take less than the room that is kept for them.
          const [width, height] = [text.length * (kind === 'college' ? 7 : 6.4), 12];
          const shift = { start: 0, middle: width / 2, end: width }[anchor];
          return { kind, left: at.x + by.x - shift, top: at.y + by.y - height / 2, width, height };
        },
      );
      type Box = Omit<(typeof boxes)[number], 'kind'>;
      const covers = (one: Box, other: Box) =>
        one.left < other.left + other.width &&
        other.left < one.left + one.width &&
        one.top < other.top + other.height &&
        other.top < one.top + one.height;
      const markers = places.map(({ x, y }) => ({ left: x, top: y, width: 0, height: 0 }));
      const covered = boxes.flatMap((box, index) =>
        [...boxes.slice(index + 1), ...markers].filter((other) => covers(box, other)),
      );
      expect(covered).toEqual([]);
      const outside = boxes.filter(({ left, width }) => left < 120 || left + width > 1080);
      expect(outside.filter(({ kind }) => kind === 'college')).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('a state’s name moves aside for a marker, and its letters stand where the name has no room', () => {
  const [colorado] = names.filter(({ name }) => name === 'Colorado');
  if (!colorado) throw new Error('There is no Colorado.');
  const inColorado = (markers: readonly MapMarker[]) =>
    written(markers, 'state').filter(({ at }) => at === colorado.at);
  expect(inColorado([])[0]).toMatchObject({ text: 'Colorado', by: { x: 0, y: 0 } });
  const [moved] = inColorado(markersAt([colorado.at], 0));
  expect(moved?.text).toMatch(/^Colorado$|^CO$/);
  expect(Math.hypot(moved?.by.x ?? 0, moved?.by.y ?? 0)).toBeGreaterThan(8);
});

test('beside its marker a college has its popular name, else a short one', () => {
  const short = (id: string, name: string) =>
    mapCollege({
      ...{ id, name, conference: '', location: '', state: '', logoPath: null, coordinates: null },
      fraternities: [],
    }).shortName;
  expect(short('university-of-mississippi', 'University of Mississippi')).toBe('Ole Miss');
  expect(short('purdue-university', 'Purdue University')).toBe('Purdue U.');
  expect(short('university-of-kansas', 'University of Kansas')).toBe('U. of Kansas');
});
