import { type Box, type LabelWish, spreadLabels } from '../campus/mapLabels.ts';
import { markerRadius, type Point, smallestRadius } from './canvas.ts';
import { inPixels, type Size, unitIn } from './frame.ts';
import { markersInView, type Seen } from './inView.ts';
import type { MapMarker } from './mapMarkers.ts';
import { fittingNames, type MapName, stateLetter } from './statePlaces.ts';
import { seenAt } from './view.ts';

/** A name on the map: `text` starts at, ends at or goes around (`anchor`) a place, `by` pixels away. */
export type MapText = {
  key: string;
  kind: 'college' | 'state' | 'country';
  text: string;
  at: Point;
  by: Point;
  anchor: 'start' | 'middle' | 'end';
};

/** More colleges than this have no names: they would cover the map. */
const few = 40;
/** The pixels of a letter and of a line, with room for wide fonts. */
const type = { college: { letter: 7, line: 15 }, state: { letter: stateLetter, line: 14 } };

/**
 * Returns the names to write on the map in view: colleges while few, then states and countries. A name
 * without room is left out.
 */
export function mapTexts(
  names: readonly MapName[],
  markers: readonly MapMarker[],
  { view, size }: Seen,
): MapText[] {
  if (!size) return [];
  const place = (at: Point) => inPixels(seenAt(at, view), size);
  const unit = unitIn(size);
  const radius = Math.max(markerRadius.rest * unit, smallestRadius) + 1;
  // Also those that the frame cuts off.
  const taken = markers.map(({ at }) => around(place(at), { width: 2 * radius, height: 2 * radius }));
  const wishes = [
    ...named(markersInView(markers, { view, size })).map((marker) =>
      collegeWish(marker, place(marker.at), radius, size),
    ),
    ...names.map((name) => stateWish(name, place(name.at), view.zoom * unit)),
  ];
  return [...spreadLabels(wishes, taken).values()].map(({ spot }) => spot);
}

/** Returns the colleges to name, those of which most is reached first. */
function named(seen: readonly MapMarker[]): MapMarker[] {
  const withChapters = seen.filter(({ college }) => college.fraternities.length > 0);
  return ([seen, withChapters].find(({ length }) => length <= few) ?? []).toReversed();
}

/** A college's name stands beside its marker, inside of the frame. */
function collegeWish({ college, at }: MapMarker, { x, y }: Point, radius: number, frame: Size) {
  const text = college.shortName;
  const size = { width: text.length * type.college.letter, height: type.college.line };
  const aside = radius + 4;
  const up = radius + size.height / 2;
  const spots = [
    { by: { x: aside, y: 0 }, anchor: 'start', left: x + aside },
    { by: { x: -aside, y: 0 }, anchor: 'end', left: x - aside - size.width },
    { by: { x: 0, y: up }, anchor: 'middle', left: x - size.width / 2 },
    { by: { x: 0, y: -up }, anchor: 'middle', left: x - size.width / 2 },
  ] as const;
  return {
    id: college.id,
    spots: spots
      .map(({ by, anchor, left }) => ({
        spot: { key: college.id, kind: 'college' as const, text, at, by, anchor },
        box: { left, top: y + by.y - size.height / 2, ...size },
      }))
      .filter(({ box }) => isInside(box, frame)),
  };
}

/** The steps from the middle of a state to other places for its name, as parts of its width. */
const steps = [0, -0.12, 0.12, -0.24, 0.24];

/** A state's name stands at its middle, or near it where there's no marker. */
function stateWish(name: MapName, { x, y }: Point, scale: number): LabelWish<MapText> {
  const kind = name.code === '' ? 'country' : 'state';
  const width = name.width * scale;
  const ways = steps.flatMap((down) => steps.map((right) => ({ x: right * width, y: down * width })));
  const nearest = ways.toSorted((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  return {
    id: name.name,
    spots: fittingNames(name, scale).flatMap((text) =>
      nearest.map((by) => ({
        spot: { key: name.name, kind, text, at: name.at, by, anchor: 'middle' },
        box: around(
          { x: x + by.x, y: y + by.y },
          { width: text.length * type.state.letter, height: type.state.line },
        ),
      })),
    ),
  };
}

function around({ x, y }: Point, { width, height }: Size): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}

function isInside({ left, top, width, height }: Box, frame: Size): boolean {
  return left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;
}
