import { BETR } from './mutants.ts';

/**
 * Mutants without a visible effect, each with the reason: the statement or condition as it stands in the
 * rules (blanks do not count), and the mutant's replacement for a part of it.
 */
export const judged: readonly { line: string; text: string; why: string }[] = [
  {
    line: "return request.auth != null && request.auth.token.get('betr', false) == true;",
    text: 'true',
    why: 'Nobody has no token; asking for it is an error, and an error refuses.',
  },
  {
    line: "return request.auth != null && request.auth.token.get('level', '') in ['regular', 'super'] && isRecent();",
    text: 'true',
    why: 'Nobody has no token; asking for it is an error, and an error refuses.',
  },
  {
    line: "return request.time < timestamp.value(request.auth.token.auth_time * 1000) + duration.value(30, 'm');",
    text: '<=',
    why: 'The very instant, which no test can hit.',
  },
  {
    line: "return value < request.time + duration.value(1, 'd');",
    text: '<=',
    why: 'The very instant, which no test can hit.',
  },
  {
    line: 'allow list: if isShortList() || isBetr() || isStaff();',
    text: `(isStaff() || ${BETR})`,
    why: 'Betr is named beside it.',
  },
  {
    line: 'allow read: if isBetr() || isStaff();',
    text: `(isStaff() || ${BETR})`,
    why: 'Betr is named beside it.',
  },
  {
    line: 'allow list: if isShortList() || isStaff();',
    text: 'list, get',
    why: 'Everybody may get.',
  },
  {
    line: 'allow list: if isShortList() || isStaff();',
    text: 'list, delete',
    why: 'Staff may delete a tournament; of events a test notices it.',
  },
  {
    line: 'allow list: if isShortList() || isBetr() || isStaff();',
    text: 'list, get',
    why: 'Everybody may get.',
  },
  { line: 'allow list: if isStaff();', text: 'list, get', why: 'Everybody may get.' },
  { line: 'allow list: if isStaff();', text: 'list, delete', why: 'Staff may delete.' },
  {
    line: 'allow read: if isStaff();',
    text: 'read, delete',
    why: 'Staff may delete; where not, a test notices it.',
  },
  { line: 'allow read: if isSuper();', text: 'read, delete', why: 'Super admins may delete.' },
  {
    line: "allow create: if isStaff() && part == 'staff' && isPrivatePart(sent(), request.resource.data);",
    text: 'create, update',
    why: 'An update may be this and more: only what it changes is judged.',
  },
  {
    line: 'allow create: if isStaff() && isNewTournament(request.resource.data);',
    text: 'create, update',
    why: 'An update may be this and more: only what it changes is judged.',
  },
  {
    line: 'allow create: if isSuper() && isNewCollege(collegeId, request.resource.data);',
    text: 'create, update',
    why: 'An update may be this and more: only what it changes is judged.',
  },
  {
    line: 'allow delete: if isStaff() && resource != null;',
    text: 'delete, create',
    why: 'What is created was not there.',
  },
  {
    line: 'allow delete: if isSuper() && resource != null;',
    text: 'delete, create',
    why: 'What is created was not there.',
  },
  ...['get', 'list', 'update', 'delete'].map((method) => ({
    line: 'allow create: if isStaff() && resource == null && isNamed() && isPicture();',
    text: `create, ${method}`,
    why: 'Only a creation has a file to come and none that is there.',
  })),
  ...['1', '(0 - 1)'].map((text) => ({
    line: "return request.query.limit <= 100 && request.query.get('offset', 0) in [0, null];",
    text,
    why: 'The stand-in says null for a query without an offset; production may say nothing or 0.',
  })),
  ...['2', '0'].map((text) => ({
    line: 'return moment is timestamp ? moment.toMillis() : -1;',
    text,
    why: 'Any number that is no moment of a check-in.',
  })),
];
