import { afterEach, expect, test } from 'vitest';
import { portOffset, ports } from '../../scripts/ports.ts';

const before = process.env.TOUR_PORT_OFFSET;
afterEach(() => {
  if (before === undefined) delete process.env.TOUR_PORT_OFFSET;
  else process.env.TOUR_PORT_OFFSET = before;
});

test('TOUR_PORT_OFFSET shifts every port', () => {
  process.env.TOUR_PORT_OFFSET = '100';
  expect(ports()).toMatchObject({ app: 5273, hosting: 5150, firestore: 8180, hub: 4500 });
  expect(portOffset(300)).toBe(100);
});

test('without it the fallback counts', () => {
  delete process.env.TOUR_PORT_OFFSET;
  expect(portOffset()).toBe(0);
  expect(portOffset(300)).toBe(300);
});

test.each(['abc', '1.5', '99999', '-5000'])('%s is refused in one line', (offset) => {
  process.env.TOUR_PORT_OFFSET = offset;
  expect(() => ports()).toThrow('TOUR_PORT_OFFSET');
});

test('no two programs share a port, nor does the test suite with the other', () => {
  const all = [...Object.values(ports(0)), ...Object.values(ports(300))];
  expect(new Set(all).size).toBe(all.length);
});
