import { slug } from '../text/slug.ts';
import { stateKeywords } from './stateKeywords.ts';

const stateByKeyword = stateKeywords.split(';').flatMap((line) => {
  const [state = '', ...keywords] = line.split(' ');
  return keywords.map((keyword) => [`-${keyword}-`, state] as const);
});

/**
 * Returns the two-letter state of a school named in a text, '' when it holds no keyword (specification 3).
 * Matches whole words only, and the longest keyword wins: 'West Virginia' is WV, 'Virginia Tech' is VA.
 */
export function stateOfSchool(text: string): string {
  const words = `-${slug(text)}-`;
  let longest = '';
  let found = '';
  for (const [keyword, state] of stateByKeyword) {
    if (keyword.length > longest.length && words.includes(keyword)) [longest, found] = [keyword, state];
  }
  return found;
}
