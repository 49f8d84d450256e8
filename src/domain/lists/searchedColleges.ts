import { collegeOfLine, type SearchedCollege } from './collegeLine.ts';
import lines from './colleges.json';

/**
 * All Division I schools with men's basketball, by name: as lines, half as large as objects. Heavy: import it
 * lazily.
 */
export const searchedColleges: readonly SearchedCollege[] = lines.map(collegeOfLine);
