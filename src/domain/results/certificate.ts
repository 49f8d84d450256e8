import { ordinal } from '../text/ordinal.ts';
import type { ResultRow } from './results.ts';

/** Returns what a certificate is for: 'Champion', 'Runner-up', '3rd place'. */
export function placeTitle(place: number): string {
  if (place === 1) return 'Champion';
  return place === 2 ? 'Runner-up' : `${ordinal(place)} place`;
}

/** Returns the school and the chapter as they are printed: 'Sigma Nu, University of Alabama'. */
export function houseText({ chapter, school }: Pick<ResultRow, 'chapter' | 'school'>): string {
  return [chapter, school].filter(Boolean).join(', ');
}

/** The sizes of a line that has to fit a sheet, in points, by how much of it there is. */
export type LineSizes = readonly (readonly [most: number, points: number])[];

/** Returns the size of a line in points, by its width. */
export function lineSize(text: string, sizes: LineSizes): number {
  const width = widthOf(text);
  const found = sizes.find(([most]) => width <= most) ?? sizes.at(-1);
  return found?.[1] ?? 12;
}

/** How wide texts fit a sheet together, in letters. */
const fits = 600;

/** Returns by how much texts are made smaller so that all of them fit a sheet: 1 unless they're very long. */
export function sheetScale(texts: readonly string[]): number {
  const width = texts.reduce((sum, text) => sum + widthOf(text), 0);
  return Math.min(1, Math.sqrt(fits / Math.max(1, width)));
}

/** Capitals and the characters of East Asia are about two letters wide. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{1f300}-\u{1faff}]|\p{Lu}/u;

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}
