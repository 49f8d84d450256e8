import { eventShapes } from './eventShapes.ts';
import type { Shape } from './fieldValues.ts';
import { outreachShapes } from './outreachShapes.ts';
import { seasonShapes } from './seasonShapes.ts';

/*
 * Every field of every document that staff write: the values it takes and those it refuses, at its limits.
 * The rules and the schemas are held to the same table.
 */
export const shapes: Record<string, Shape> = { ...eventShapes, ...outreachShapes, ...seasonShapes };
