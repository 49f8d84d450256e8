import { type Judged, judgedAllows } from './judgedAllows.ts';
import { BETR, FOREIGN } from './mutants.ts';

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

/** All mutants without a visible effect: of who may do what, and of the conditions. */
export const judged: readonly Judged[] = [
  ...judgedAllows,
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
    line: "&& keepsLines({}, data.changes, '1') && data.cards == null && data.promisedAt == request.time",
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
  ...[
    "return trash.emptied == false && request.time < trash.deletedAt + duration.value(30, 'd')",
    "|| handles(trashId) && get(trashPath(trashId)).data.deletedAt + duration.value(30, 'd') < request.time;",
  ].map((line) => ({ line, text: '<=', why: 'The very instant, which no test can hit.' })),
  {
    line: '&& (event.signUp.closesAt == 0 || request.time.toMillis() < event.signUp.closesAt);',
    text: '<=',
    why: 'The very instant, which no test can hit.',
  },
  {
    line: "return event.get('maxParticipants', null) == null || event.get('currentParticipants', 0) < event.maxParticipants;",
    text: '(0 - 1)',
    why: 'Nobody is fewer than the least limit, which is one.',
  },
  {
    line: "return value < request.time + duration.value(1, 'd');",
    text: '<=',
    why: 'The very instant, which no test can hit.',
  },
  ...['10', '100'].flatMap((limit) =>
    ['1', '(0 - 1)'].map((text) => ({
      line: `return request.query.limit <= ${limit} && request.query.get('offset', 0) in [0, null];`,
      text,
      why: 'The stand-in says null for a query without an offset; production may say nothing or 0.',
    })),
  ),
  {
    line: "&& isWithin(totals.players, 0, 100000) && isWithin(totals.get('named', 0), 0, 100000)",
    part: '0',
    text: '1',
    why: 'Any number in the place of the one that older seasons lack; where it is a limit a test notices it.',
  },
  {
    line: "&& isWithin(data.get('best', 1), 1, 100) && isWithin(data.get('ofOneNight', 1), 1, 100)",
    part: '1',
    text: '2',
    why: 'Any number in the place of the one that older seasons lack; where it is a limit a test notices it.',
  },
  ...['2', '0'].map((text) => ({
    line: 'return moment is timestamp ? moment.toMillis() : -1;',
    text,
    why: 'Any number that is no moment of a check-in.',
  })),
  ...[
    "&& (isSuper() || data.rule == {'players': 4, 'schools': 10, 'schoolsOfOneNight': 3, 'chapters': 5,",
    '&& (data.rule == old.rule || isSuper() && old.events.size() == 0);',
    "&& ('aliasOf' in fields ? resource == null && data.aliasOf == '' || isSuper() && isJoining(id, data.aliasOf) : true)",
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
    "&& ('rounds' in fields ? data.rounds.size() <= 9 : true)",
    "&& ('counts' in fields ? data.counts.keys().hasOnly(data.rounds.keys()) : true)",
    "&& ('thrown' in fields ? data.thrown is list && data.thrown.size() <= 100 : true)",
    "&& ('changes' in fields ? data.changes.size() <= 500 : true)",
    "&& ('closing' in fields ? data.closing is bool : true);",
  ].map((line) => ({
    line,
    part: line.slice(4, line.indexOf(' ?')),
    text: 'true',
    why: 'A board has every field: what is not sent stays judged.',
  })),
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
    line: "&& ('quietSince' in fields ? data.quietSince < request.time + duration.value(370, 'd') : true)",
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
