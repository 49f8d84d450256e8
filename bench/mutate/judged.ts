import { BETR, FOREIGN } from './mutants.ts';

type Judged = { line: string; part?: string; text: string; why: string };

/** Returns the lists of words that lack one of those in a line. */
function withoutOne(line: string): string[] {
  const words = [...line.matchAll(/'(\w+)'/g)].map(([word]) => word);
  return words.map((one) => `[${words.filter((word) => word !== one).join(', ')}]`);
}

/** Returns the list with each of the names that no document has. */
function withAnother(list: string): string[] {
  return FOREIGN.map((name) => `${list.slice(0, -1)}, '${name}']`);
}

const slipFields = "['round', 'table', 'seats', 'seen', 'by', 'at', 'note', 'who']";

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
  {
    line: "allow update: if isCrew(eventId, 'door') && isOneMore(affected()) && isOfWalkIn(eventId);",
    part: "isCrew(eventId, 'door')",
    text: 'true',
    why: 'The person who is counted is added in the same commit, which asks who may.',
  },
  ...['true', 'request.auth != null', `(isStaff() || ${BETR})`].flatMap((text) =>
    [
      ['allow create: if isStaff() && isNewBoard(eventId, request.resource.data);', 'its first step'],
      [
        'allow update: if isStaff() && isRevision(eventId, resource.data, request.resource.data);',
        'its step',
      ],
      ['allow create: if isStaff() && isNewResults(eventId, request.resource.data);', 'its season'],
      ['allow delete: if isStaff() && isPublishing(resource.data.season);', 'its season'],
    ].map(([line = '', what]) => ({
      line,
      text,
      why: `In the same commit comes ${what}, which is for staff.`,
    })),
  ),
  {
    line: 'allow create: if isStaff() && isNewBoard(eventId, request.resource.data);',
    text: 'create, update',
    why: 'isLogged() wants the first step to be new, and a board that is there has one.',
  },
  ...[
    'allow create: if isStaff() && isNewPass(key, request.resource.data);',
    'allow create: if isSelf(uid) && isNewMember(eventId, request.resource.data);',
  ].map((line) => ({
    line,
    text: 'create, update',
    why: 'Some of its fields are taken only where nothing was before.',
  })),
  ...['get', 'list', 'create', 'delete'].map((method) => ({
    line: 'allow update: if isOneMoreDevice(eventId, key);',
    text: `update, ${method}`,
    why: 'isOneMoreDevice() compares with what is stored: without it, or without what is sent, it is an error.',
  })),
  {
    line: 'allow get: if isStaff() || isSelf(uid);',
    text: 'get, list',
    why: 'A list has no uid: asking for it is an error.',
  },
  {
    line: "allow get: if isSuper() || isStaff() && name != 'outreach';",
    text: 'get, list',
    why: 'A list has no name: asking for it is an error; super admins may list.',
  },
  { line: 'allow list: if isSuper();', text: 'list, get', why: 'Super admins may get.' },
  ...[
    "&& (isSuper() || data.rule == {'players': 4, 'schools': 10, 'schoolsOfOneNight': 3, 'chapters': 5,",
    '&& (data.rule == old.rule || isSuper() && old.events.size() == 0);',
    "&& (!('aliasOf' in fields) || resource == null && data.aliasOf == '' || isSuper() && isJoining(id, data.aliasOf))",
  ].map((line) => ({
    line,
    text: `(isSuper() || ${BETR})`,
    why: 'Only staff come here, and no account is both.',
  })),
  ...[
    "['scopes', 'endsAt', 'closed', 'full', 'devices']",
    "['scopes', 'opensAt', 'closed', 'full', 'devices']",
  ].map((text) => ({
    line: "&& data.keys().hasAll(['scopes', 'opensAt', 'endsAt', 'closed', 'full', 'devices'])",
    text,
    why: 'isPass() reads both moments when one of them is sent.',
  })),
  ...[
    "&& (!('rounds' in fields) || data.rounds.size() <= 9)",
    "&& (!('counts' in fields) || data.counts.keys().hasOnly(data.rounds.keys()))",
    "&& (!('thrown' in fields) || data.thrown is list && data.thrown.size() <= 100)",
    "&& (!('changes' in fields) || data.changes.size() <= 500)",
    "&& (!('closing' in fields) || data.closing is bool);",
  ].map((line) => ({ line, text: 'false', why: 'A board has every field: what is not sent stays judged.' })),
  {
    line: '&& isFilled(data.token, 40) && isShort(data.after, 40)',
    part: 'isFilled(data.token, 40)',
    text: 'true',
    why: 'The board has the same token, and isBoard() judges it.',
  },
  {
    line: '&& isFilled(data.token, 40) && isShort(data.after, 40)',
    part: 'isShort(data.after, 40)',
    text: 'true',
    why: 'It is the token that the board had.',
  },
  ...['41', '39'].map((text) => ({
    line: '&& isFilled(data.token, 40) && isShort(data.after, 40)',
    part: '40',
    text,
    why: 'The board has these tokens, and isBoard() judges them.',
  })),
  ...['false', '(0 - 1)', '1'].map((text) => ({
    line: 'return unseen.size() == 0',
    text,
    why: 'Without unseen seats every follows() says yes.',
  })),
  ...['false', '(0 - 1)'].map((text) => ({
    line: 'return start.size() == 0 || values[0:start.size()] == start;',
    text,
    why: 'Here an empty range is an empty list; whether production takes it is not documented.',
  })),
  ...[
    ['<=', '<'],
    ['<', '<='],
  ].map(([part = '', text = '']) => ({
    line: 'return pass.closed == false && pass.opensAt <= request.time && request.time < pass.endsAt;',
    part,
    text,
    why: 'The very instant, which no test can hit.',
  })),
  {
    line: "&& (!('quietSince' in fields) || data.quietSince < request.time + duration.value(370, 'd'))",
    text: '<=',
    why: 'The very instant, which no test can hit.',
  },
  ...['86400001', '86399999'].flatMap((text) =>
    [
      '&& isWithin(data.at, round.drawnAt - 86400000, request.time.toMillis() + 86400000)',
      'return isWithin(value, 1, request.time.toMillis() + 86400000);',
    ].map((line) => ({ line, text, why: 'A millisecond of the clock, which no test can hit.' })),
  ),
  {
    line: '&& isNewSlip(eventId, request.resource.data, 7);',
    text: '6',
    why: 'Seven fields are read, so that none of six is taken.',
  },
  ...['1', '(0 - 1)'].map((text) => ({
    line: "&& now.at == slip.at && slip.at > was.get('at', 0)",
    text,
    why: 'isNewSlip() takes no moment so old.',
  })),
  ...[
    ": seen.keys().size() == 0 ? areMany(seats, {'hand': 0, 'chips': 0, 'out': false}, hands)",
    ": areManyAgain(seats, seen, {'hand': 0, 'chips': 0, 'out': false}, countFields(), hands));",
  ].map((line) => ({ line, part: '0', text: '1', why: 'Any count that is judged as none is wrong.' })),
  {
    line: 'let four = playOffs.concat([0, 0, 0]);',
    text: '1',
    why: 'Any number of chips, in the place of those that are not there.',
  },
  {
    line: '> (exists(seasonPath(season)) ? get(seasonPath(season)).data.rev : 0);',
    text: '(0 - 1)',
    why: 'A new season begins with revision 1.',
  },
  {
    line: "&& (fields.difference(['names'].toSet()).size() == 0",
    text: "['names', 'Nonsense']",
    why: 'isResults() takes no other field.',
  },
  {
    line: "let year = int(day[0:4]) + (day[5:7] in ['08', '09', '10', '11', '12'] ? 0 : -1);",
    text: "['08', '09', '10', '11', '12', 'Nonsense']",
    why: 'Two letters are never a longer word.',
  },
  {
    line: '&& isFilled(data.name, 200) && isPublicName(data.name, 200)',
    text: '201',
    why: 'Both judge its length.',
  },
  ...['20[\\\\s\\\\S]{2}-[0-9]{2}', '20[0-9]{2}-[\\\\s\\\\S]{2}'].map((text) => ({
    line: "return season.matches('20[0-9]{2}-[0-9]{2}') && string(int(season[0:4]) + 1)[2:4] == season[5:7]",
    text,
    why: 'Both years are read as numbers.',
  })),
  ...[
    '(?s:.*)[\\\\s\\\\S]*[^\\\\s@]@[^\\\\s@]+[.][^\\\\s@][\\\\s\\\\S]*',
    '[\\\\s\\\\S]*[^\\\\s@]@[^\\\\s@]+[.][^\\\\s@][\\\\s\\\\S]*(?s:.*)',
  ].map((text) => ({
    line: "return !value.matches('[\\\\s\\\\S]*[^\\\\s@]@[^\\\\s@]+[.][^\\\\s@][\\\\s\\\\S]*');",
    text,
    why: 'It begins and ends with anything already.',
  })),
  {
    line: "&& request.resource.data.currentParticipants == resource.data.get('currentParticipants', 0) + 1",
    text: 'true',
    why: 'isCounted() says so of the person who is added in the same commit.',
  },
  {
    line: "&& request.resource.data.devices == resource.data.get('devices', 0) + 1 && request.resource.data.devices <= 40",
    part: "request.resource.data.devices == resource.data.get('devices', 0) + 1",
    text: 'true',
    why: 'takesPhones() says so of the device that joins in the same commit.',
  },
  {
    line: 'allow create: if isStaff() && isNewStep(request.resource.data) && isNext(eventId, rev, request.resource.data);',
    text: 'create, update',
    why: 'The board wants its step to be new: isLogged().',
  },
  {
    line: 'allow get: if resource == null;',
    text: 'get, list',
    why: 'A list is of documents that are there.',
  },
  ...[
    "&& data.keys().hasAll(['pass', 'name', 'removed', 'joinedAt', 'seenAt'])",
    "&& data.keys().hasAll(['name', 'channel', 'subject', 'body'])",
    "&& data.keys().hasAll(['title', 'date', 'tokens'])",
  ].flatMap((line) =>
    ['true', ...withoutOne(line).filter((text) => text !== "['date', 'tokens']")].map((text) => ({
      line,
      text,
      why: 'Each of these fields is read, but for the title of a search: without it that is an error.',
    })),
  ),
  ...['true', ...withAnother(slipFields)].map((text) => ({
    line: `&& data.keys().hasOnly(${slipFields})`,
    text,
    why: 'Seven fields are read, and there are seven, or eight with who a director is.',
  })),
];
