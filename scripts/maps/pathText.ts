import { type GeoPermissibleObjects, geoIdentity, geoPath } from 'd3-geo';

type Window = [[number, number], [number, number]];

/**
 * Returns the SVG path of shapes on the canvas, clipped to the window: in tenths of a unit, each point
 * relative to the one before, which is half the size of absolute numbers. It must be drawn at a scale of one
 * tenth.
 */
export function pathText(shapes: GeoPermissibleObjects, window: Window): string {
  const pen = new Pen();
  geoPath(geoIdentity().clipExtent(window), pen)(shapes);
  return pen.finished();
}

/**
 * Receives the strokes of geoPath. Strokes that collapse to a single point, or areas of two points, are
 * dropped.
 */
class Pen {
  #text = '';
  #start = '';
  #steps: string[] = [];
  #at = { x: 0, y: 0 };

  beginPath(): void {}

  arc(): void {}

  moveTo(x: number, y: number): void {
    this.#finish('');
    this.#at = { x: Math.round(x * 10), y: Math.round(y * 10) };
    this.#start = `M${joined([this.#at.x, this.#at.y])}`;
  }

  lineTo(x: number, y: number): void {
    const to = { x: Math.round(x * 10), y: Math.round(y * 10) };
    const step = joined([to.x - this.#at.x, to.y - this.#at.y]);
    this.#at = to;
    if (step !== '0 0') this.#steps.push(step);
  }

  closePath(): void {
    this.#finish('z');
  }

  finished(): string {
    this.#finish('');
    return this.#text;
  }

  #finish(close: '' | 'z'): void {
    const least = close ? 2 : 1;
    if (this.#steps.length >= least) this.#text += `${this.#start}l${joined(this.#steps)}${close}`;
    this.#steps = [];
  }
}

/** Joins numbers; a minus sign also separates them. */
function joined(numbers: readonly (number | string)[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
