import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StaticMap } from '../../src/betr/campus/StaticMap.tsx';
import { campusPlaces } from '../../src/domain/campus/campusPlaces.ts';
import { type Campus, campuses } from '../../src/domain/lists/campuses.ts';

const [campus] = campuses;

function Sample(props: { first?: string }) {
  return campus ? <Shown campus={campus} {...props} /> : null;
}

function Shown({ campus, first = '' }: { campus: Campus; first?: string }) {
  const [chosen, setChosen] = useState(first);
  const [places] = useState(() => campusPlaces(campus));
  const place = places.find(({ id }) => id === chosen) ?? null;
  return (
    <>
      <StaticMap campus={campus} places={places} chosen={place} onChoose={setChosen} />
      <button type="button" onClick={() => setChosen('landmark-5')}>
        The coliseum in the list
      </button>
    </>
  );
}

const house = () => screen.getByRole('button', { name: 'Sigma Nu, fraternity house' });
const level = () => screen.getByLabelText('Zoom level').textContent;
/** Where a marker stands in the frame. */
const at = (marker: HTMLElement) => {
  const layer = marker.parentElement?.style.translate ?? '';
  const [left = 0, top = 0] = layer.split(' ').map(Number.parseFloat);
  const [x = 0, y = 0] = marker.style.translate.split(' ').map(Number.parseFloat);
  return { x: left + x, y: top + y };
};

test('buttons and keys zoom and move the map; Houses and 0 lead back', () => {
  render(<Sample />);
  const home = at(house());
  expect(level()).toBe('100%');
  fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(level()).toBe('141%');
  fireEvent.keyDown(house(), { key: '-' });
  fireEvent.keyDown(house(), { key: '-' });
  expect(level()).toBe('71%');
  fireEvent.keyDown(house(), { key: '0' });
  expect(at(house())).toEqual(home);
  fireEvent.keyDown(house(), { key: 'ArrowRight' });
  expect(at(house())).toEqual({ x: home.x - 80, y: home.y });
  // Not the browser's own keys.
  fireEvent.keyDown(house(), { key: 'ArrowRight', altKey: true });
  expect(at(house())).toEqual({ x: home.x - 80, y: home.y });
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole campus' }));
  expect(Number.parseInt(level() ?? '', 10)).toBeLessThan(60);
  fireEvent.click(screen.getByRole('button', { name: 'Show the houses' }));
  expect(level()).toBe('100%');
  for (let press = 0; press < 9; press++) fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(level()).toBe('400%');
  expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true');
});

test('a place that is picked in the list is brought into the middle; one on the map stays', () => {
  render(<Sample />);
  const before = at(house());
  fireEvent.click(house());
  expect(house().getAttribute('aria-pressed')).toBe('true');
  expect(at(house())).toEqual(before);
  fireEvent.click(screen.getByRole('button', { name: 'The coliseum in the list' }));
  const coliseum = screen.getByRole('button', { name: 'Coleman Coliseum, building' });
  expect(coliseum.getAttribute('aria-pressed')).toBe('true');
  // The frame of a page without a layout: 360 by 320.
  expect(at(coliseum).x).toBeCloseTo(180, 3);
  expect(at(coliseum).y).toBeCloseTo(160, 3);
});

test('the map opens on the place of the address', () => {
  render(<Sample first="landmark-1" />);
  const stadium = screen.getByRole('button', { name: 'Bryant-Denny Stadium, stadium' });
  expect(at(stadium).x).toBeCloseTo(180, 3);
  expect(screen.getByRole('img', { name: 'North is up' })).toBeTruthy();
  expect(screen.getByText('500 ft')).toBeTruthy();
});

const [anyHouse] = campus?.fraternities ?? [];
const houseAt = (lat: number, lng: number, at: number) =>
  anyHouse && { ...anyHouse, fullName: `House ${at + 1} ${'of a long name '.repeat(5)}`.trim(), lat, lng };

test.each([
  ['one house', 1, 0],
  ['sixty houses in a few streets', 60, 0.000_5],
  ['sixty houses at one place', 60, 0],
  ['houses that are many miles apart', 4, 0.2],
] as const)('a campus with %s opens on them', (_, count, apart) => {
  if (!campus) return;
  const houses = Array.from({ length: count }, (__, at) =>
    houseAt(33 + Math.floor(at / 8) * apart, -87 + (at % 8) * apart, at),
  );
  const fraternities = houses.flatMap((one) => one ?? []);
  render(<Shown campus={{ ...campus, fraternities, landmarks: [] }} />);
  const markers = screen.getAllByRole('button', { name: /, fraternity house$/ });
  expect(markers).toHaveLength(count);
  for (const marker of markers) {
    const { x, y } = at(marker);
    expect(x).toBeGreaterThanOrEqual(39);
    expect(x).toBeLessThanOrEqual(321);
    expect(y).toBeGreaterThanOrEqual(39);
    expect(y).toBeLessThanOrEqual(293);
  }
});
