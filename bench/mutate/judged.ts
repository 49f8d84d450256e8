import { BETR } from './mutants.ts';

type Judged = { line: string; part?: string; text: string; why: string };

/**
 * Mutants without a visible effect, each with the reason: the statement or condition as it stands in the
 * rules (blanks do not count), and the mutant's replacement for a part of it. `part`: which, where a line has several.
 */
export const judged: readonly Judged[] = [
  {
    line: "&& data.rev == 1 && data.open == '' && data.lastSlip == '' && data.closing == false",
    part: 'data.rev == 1',
    text: 'true',
    why: 'isNext() says so of the first step, which comes along.',
  },
  {
    line: "&& data.rev == 1 && data.open == '' && data.lastSlip == '' && data.closing == false",
    part: "data.open == ''",
    text: 'true',
    why: 'isBoard() wants the open round among the rounds, and there are none.',
  },
  {
    line: '&& data.rounds.size() == 0 && data.counts.size() == 0 && data.thrown.size() == 0',
    part: 'data.counts.size() == 0',
    text: 'true',
    why: 'isBoard() wants counts of rounds only, and there are none.',
  },
  {
    line: "&& data.changes.keys().hasOnly(['1']) && data.cards == null && data.promisedAt == request.time",
    part: 'data.cards == null',
    text: 'true',
    why: 'isBoard() takes no other cards.',
  },
  {
    line: 'return rev == string(board.rev) && data.token == board.token',
    part: 'data.token == board.token',
    text: 'true',
    why: 'isLogged() says so of the board, which changes its revision in the same commit.',
  },
  ...['true', '41'].map((text) => ({
    line: '&& isFilled(data.token, 40)',
    text,
    why: 'The step has the same token, and isNewStep() judges it.',
  })),
  {
    line: "&& request.time >= old.cards.at + duration.value(10, 's')",
    text: '>',
    why: 'The very instant, which no test can hit.',
  },
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
