import { encode } from 'uqr';

/** The longest text that a code of medium error correction holds is some 2,300 bytes. */
const longest = 2000;

/** The QR code of an address, with the quiet border that scanners need. */
export function QrCode({ text }: { text: string }) {
  if (text.length > longest) return null;
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label="QR code">
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
