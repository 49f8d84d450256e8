import { BETR } from './mutants.ts';

/**
 * A mutant without a visible effect, with the reason: the statement or condition as it stands in the rules
 * (blanks do not count), and the mutant's replacement for a part of it. `part`: which, where a line has
 * several.
 */
export type Judged = { line: string; part?: string; text: string; why: string };

/** The mutants without a visible effect of who may do what. */
export const judgedAllows: readonly Judged[] = [
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
  ...['list, get', 'list, delete'].map((text) => ({
    line: 'allow list: if isStaff() || isShortSearch();',
    text,
    why: 'Everybody may get, staff may delete, and of a deletion no limit can be asked.',
  })),
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
  ...['true', 'request.auth != null', `(isStaff() || ${BETR})`].map((text) => ({
    line: "allow create: if isStaff() && comesBack('event~' + eventId, 'board', request.resource.data)",
    text,
    why: 'It leaves the trash in the same commit, which is for staff.',
  })),
  ...['true', 'request.auth != null', `(isStaff() || ${BETR})`].map((text) => ({
    line: "allow create: if isStaff() && comesBack('event~' + eventId, 'event', request.resource.data);",
    text,
    why: 'It leaves the trash in the same commit, which is for staff.',
  })),
  ...[
    'allow read: if isStaff() && (isStaffRecord(record) || isSuper());',
    'allow create: if isStaff() && (isStaffRecord(record) || isSuper()) && isHistoryEntry(request.resource.data);',
    "allow delete: if isStaff() && (isStaffRecord(record) || isSuper()) && isGoneForGood(record.split(':'));",
  ].map((line) => ({
    line,
    part: 'isSuper()',
    text: `(isSuper() || ${BETR})`,
    why: 'Only staff come here, and no account is both.',
  })),
  {
    line: 'allow get: if handles(trashId);',
    text: 'get, list',
    why: 'A list has no id: asking for it is an error; super admins may list.',
  },
  {
    line: "allow list: if isSuper() || isStaff() && resource.data.kind in ['event', 'card'];",
    text: 'list, get',
    why: 'The kind is the beginning of the id, by which a get is allowed.',
  },
  {
    line: 'allow update: if isSuper() && isTrash(trashId, request.resource.data);',
    text: 'update, create',
    why: 'Whoever handles it may create it.',
  },
  {
    line: 'allow delete: if isGivenUp(eventId, participantId);',
    text: 'delete, create',
    why: 'isGivenUp() looks into what is stored: without it, that is an error.',
  },
  {
    line: 'allow create: if isNewTicket(eventId, ticketId, request.resource.data);',
    text: 'create, update',
    why: 'Its person is new in the same commit, and comes only with a new ticket.',
  },
  {
    line: 'allow update: if isCancelation(eventId, ticketId, request.resource.data);',
    text: 'update, create',
    why: 'isCancelation() compares with what is stored: without it, that is an error.',
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
];
