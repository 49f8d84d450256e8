import type { CollegeInput } from '../colleges/collegeSchema.ts';
import { collegeWords } from '../colleges/collegeWords.ts';
import { searchTokens } from './searchTokens.ts';

/** Returns the tokens of a college that staff added. Listed schools have none: the browser knows them. */
export function collegeTokens({
  name,
  state,
  location,
}: Pick<CollegeInput, 'name' | 'state' | 'location'>): string[] {
  return searchTokens(
    { main: [collegeWords({ name }), state, location], more: [collegeWords({ name: '', state })] },
    { most: 100, paired: 8, common: false },
  );
}
