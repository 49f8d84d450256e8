import { collegeShortNames } from '../lists/collegeShortNames.ts';
import { slug } from '../text/slug.ts';
import { stateNames } from './stateNames.ts';

/**
 * Returns what a search for a college looks through besides its record: its popular name ('Ole Miss') and the
 * name of its state. `state`: two letters, '' when unknown.
 */
export function collegeWords({ name, state = '' }: { name: string; state?: string }): string {
  return [name, collegeShortNames.get(slug(name)) ?? '', nameOfState(state)].join('\n');
}

function nameOfState(state: string): string {
  return Object.entries(stateNames).find(([code]) => code === state)?.[1] ?? '';
}
