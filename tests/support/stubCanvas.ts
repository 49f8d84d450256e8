import { vi } from 'vitest';

/** A canvas on which everything can be drawn, and which gives its picture when `give` is called. */
export function stubCanvas(): { texts: string[]; give: () => void } {
  const texts: string[] = [];
  const gradient = { addColorStop: () => {} };
  const known: Record<string, unknown> = {
    createRadialGradient: () => gradient,
    measureText: (text: string) => ({ width: text.length * 20 }),
    fillText: (text: string) => texts.push(text),
  };
  const context = new Proxy(known, { get: (has, key) => has[String(key)] ?? (() => {}) });
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => Object(context));
  let give = () => {};
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    give = () => done(new Blob(['picture'], { type: 'image/png' }));
  });
  return { texts, give: () => give() };
}
