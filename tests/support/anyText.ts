import fc from 'fast-check';

const point = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((at) => String.fromCodePoint(at < 0xd800 ? at : at + 0x800));

/**
 * Returns texts of any characters. The library's own `unit: 'binary'` is the same, and takes more than half a
 * second of computing before the first text.
 */
export function anyText(constraints: fc.ArrayConstraints = {}): fc.Arbitrary<string> {
  return fc.array(point, constraints).map((points) => points.join(''));
}
