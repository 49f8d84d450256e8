import { type GeoPermissibleObjects, geoIdentity, geoPath } from 'd3-geo';

type Window = [[number, number], [number, number]];

/**
 * The SVG path of shapes on the canvas, cut off at the edges of the window: in tenths of a unit, each point
 * told from the one before, which is half of what absolute numbers weigh. Whoever draws it scales it by a
 * tenth.
 */
export function pathText(shapes: GeoPermissibleObjects, window: Window): string {
  const pen = new Pen();
  geoPath(geoIdentity().clipExtent(window), pen)(shapes);
  return pen.finished();
}

/** Takes the strokes of geoPath. What becomes a single point, or a surface of two, leaves no trace. */
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

/** Numbers one after the other; a minus is blank enough. */
function joined(numbers: readonly (number | string)[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}
