import { slug } from '../text/slug.ts';
import { stateKeywords } from './stateKeywords.ts';

const stateByKeyword = stateKeywords.split(';').flatMap((line) => {
  const [state = '', ...keywords] = line.split(' ');
  return keywords.map((keyword) => [`-${keyword}-`, state] as const);
});

/**
 * Returns the state of a school named in a text, or '' (specification 3). Whole words; the longest keyword
 * wins.
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
