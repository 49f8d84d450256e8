import { statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the felt of a list is too plain to be the largest paint of a phone', () => {
  const head = { width: 390, height: 205 };
  // Chrome leaves out pictures with fewer bits per pixel (largest-contentful-paint: low entropy).
  const bits = statSync('public/art/table.svg').size * 8;
  expect(bits / (head.width * head.height)).toBeLessThan(0.05);
});
