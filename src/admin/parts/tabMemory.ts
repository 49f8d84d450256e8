import { useEffect } from 'react';
import * as v from 'valibot';
import type { Place } from '../../hooks/useScrollMemory.ts';
import { cameBack } from '../../lib/cameBack.ts';
import { stored } from '../../lib/stored.ts';
import { keptTrail, resumeTrail, Trail } from './trail.ts';

/** How far the console's pages were scrolled, by the entry of the browser's history. */
export const places = new Map<string, Place>();

const maxPlaces = 30;
const row = v.object({ name: v.string(), top: v.number() });
const Memory = v.object({
  trail: Trail,
  places: v.array(v.tuple([v.string(), v.object({ y: v.number(), row: v.optional(row, undefined) })])),
});
const memory = stored('sessionStorage', 'console-places', (data) => v.parse(Memory, data));

/** Takes up the history of this tab again after a reload, or after Back from another site. */
export function resumeTab(): void {
  const before = cameBack() ? memory.get() : null;
  memory.clear();
  if (!before) return;
  resumeTrail(before.trail);
  for (const [key, place] of before.places) places.set(key, { y: place.y, row: place.row });
}

/** Remembers the history of this tab when the page is left while someone is signed in. */
export function useTabMemory(): void {
  useEffect(() => {
    const keep = () => memory.set({ trail: keptTrail(), places: [...places].slice(-maxPlaces) });
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, []);
}
