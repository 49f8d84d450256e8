import { collegeWords, popularNames } from '../colleges/collegeWords.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { type SearchedTexts, searchTokens } from './searchTokens.ts';

/** The fields of a chapter that its tokens are made of. Its college is known by id, unless renamed. */
export const searchedChapterFields = [
  'name',
  'letters',
  'chapterName',
  'rushChairName',
  'rushChairNumber',
  'presidentName',
  'presidentNumber',
  'philanthropyName',
  'philanthropyNumber',
  'state',
  'collegeName',
] as const;

export type SearchedChapter = { [Name in (typeof searchedChapterFields)[number]]?: string | undefined };

/**
 * Returns the tokens that super admins find a chapter and its people by. They stay few, since Betr loads
 * every chapter with them.
 */
export function chapterTokens(collegeId: string, chapter: SearchedChapter): string[] {
  return searchTokens(searchedTexts(collegeId, chapter), { most: 130, paired: 9, common: false });
}

/** Returns the beginnings of all words of a chapter that was read, whatever was stored with it. */
export function chapterWords(collegeId: string, chapter: SearchedChapter): string[] {
  return searchTokens(searchedTexts(collegeId, chapter), { most: Number.POSITIVE_INFINITY, paired: 0 });
}

function searchedTexts(collegeId: string, chapter: SearchedChapter): SearchedTexts {
  const { name = '', letters = '', chapterName = '' } = chapter;
  const college = chapter.collegeName || nameIn(collegeId);
  const state = chapter.state || stateOfSchool(college);
  const people = [chapter.rushChairName, chapter.presidentName, chapter.philanthropyName];
  const numbers = [chapter.rushChairNumber, chapter.presidentNumber, chapter.philanthropyNumber];
  return {
    main: [fraternityWords({ name, letters }), college, ...popularNames(collegeId), state],
    names: people.map((name) => name ?? ''),
    more: [chapterName, collegeWords({ name: '', state })],
    phones: numbers.map((number) => number ?? ''),
  };
}

/** Returns the name in a college's id as searches read it: 'texas-a-m' is 'Texas A&M'. */
function nameIn(collegeId: string): string {
  return collegeId
    .replace(/-s(?=-|$)/g, 's')
    .replace(/(?<=(?:^|-)[a-z])-(?=[a-z](?:-|$))/g, '')
    .replaceAll('-', ' ');
}
