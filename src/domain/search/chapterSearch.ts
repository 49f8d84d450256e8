import { collegeWords, popularNames } from '../colleges/collegeWords.ts';
import { stateOfSchool } from '../colleges/stateOfSchool.ts';
import { fraternityWords } from '../fraternities/fraternityNames.ts';
import { searchTokens } from './searchTokens.ts';

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
  const { name = '', letters = '', chapterName = '' } = chapter;
  const college = chapter.collegeName || nameIn(collegeId);
  const state = chapter.state || stateOfSchool(college);
  return searchTokens(
    {
      main: [fraternityWords({ name, letters }), college, ...popularNames(collegeId), state],
      more: [
        chapter.rushChairName ?? '',
        chapter.presidentName ?? '',
        chapter.philanthropyName ?? '',
        chapterName,
        collegeWords({ name: '', state }),
      ],
      phones: [
        chapter.rushChairNumber ?? '',
        chapter.presidentNumber ?? '',
        chapter.philanthropyNumber ?? '',
      ],
    },
    { most: 130, paired: 9, common: false },
  );
}

/** Returns the name in a college's id as searches read it: 'texas-a-m' is 'Texas A&M'. */
function nameIn(collegeId: string): string {
  return collegeId
    .replace(/-s(?=-|$)/g, 's')
    .replace(/(?<=(?:^|-)[a-z])-(?=[a-z](?:-|$))/g, '')
    .replaceAll('-', ' ');
}
