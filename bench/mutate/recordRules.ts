import type { Emulator } from 'firestore-emulator';
import type { Check, Lookups, MapValue, Ruleset, RuleValue } from 'firestore-emulator/rules';

/**
 * One call to the database: the checks of the rules up to a refusal, or all of them if it was allowed, and
 * the lines of the `allow` statements that they tried.
 */
export type RecordedCall = { checks: Check[]; allowed: boolean; tried: Set<number> };

/**
 * Records every rules check of every project from now on, with all its possible lookups; returns the growing
 * list of calls.
 */
export function recordCalls(emulator: Emulator): RecordedCall[] {
  const { rulesets } = emulator;
  const rulesOf = rulesets.of.bind(rulesets);
  const calls = new Map<object, RecordedCall>();
  const recorded: RecordedCall[] = [];
  const watched = new WeakSet<object>();
  rulesets.of = (project) => {
    const ruleset = rulesOf(project);
    if (ruleset === null || watched.has(ruleset)) return ruleset;
    watched.add(ruleset);
    const answer = ruleset.check.bind(ruleset);
    ruleset.check = (check) => {
      const known: Known = new Map();
      const verdict = answer({ ...check, lookups: noting(check.lookups, known) });
      const key = check.accesses ?? check;
      const call = calls.get(key) ?? { checks: [], allowed: true, tried: new Set() };
      if (!calls.has(key)) {
        calls.set(key, call);
        recorded.push(call);
      }
      call.checks.push({ ...check, lookups: remembered(check, known) });
      call.allowed = verdict.allowed;
      for (const { line } of verdict.tried) call.tried.add(line);
      return verdict;
    };
    return ruleset;
  };
  return recorded;
}

/** Returns the first call that tried one of these statements and that other rules answer differently. */
export function firstDifference(
  ruleset: Ruleset,
  calls: readonly RecordedCall[],
  statements: ReadonlySet<number> | null,
): RecordedCall | null {
  const isAsked = ({ tried }: RecordedCall) =>
    statements === null || [...statements].some((line) => tried.has(line));
  return calls.find((call) => isAsked(call) && isAllowed(ruleset, call) !== call.allowed) ?? null;
}

function isAllowed(ruleset: Ruleset, { checks }: RecordedCall): boolean {
  const accesses = new Set<string>();
  return checks.every((check) => ruleset.check({ ...check, accesses }).allowed);
}

/** Documents by path, each before and after the call. */
type Known = Map<string, MapValue | null | undefined>;

function noting(lookups: Lookups, known: Known): Lookups {
  return {
    get: (wanted, after) => {
      for (const state of [true, false]) note(known, lookups, wanted, state);
      return lookups.get(wanted, after);
    },
  };
}

function note(known: Known, lookups: Lookups, path: readonly string[], after: boolean): void {
  known.set(`${path.join('/')} ${after}`, lookups.get(path, after));
}

// Other rules may look up more documents, so this adds those that the rules of the project name, as they are
// now. A mutant that asks for another one finds nothing, and would seem to be noticed.
function remembered(check: Check, known: Known): Lookups {
  const { path, lookups, request } = check;
  const [root, id] = [path.slice(0, 3), path[4] ?? ''];
  const uid = textIn(request, 'auth', 'uid');
  const members = [true, false].map((after) => lookups.get([...root, 'events', id, 'crew', uid], after));
  const ofMember = (field: string) =>
    members.map((member) => textIn(member ?? null, 'data', field)).filter(Boolean);
  const ofEvent = (part: string, ids: readonly string[]) => ids.map((one) => ['events', id, part, one]);
  const desks = [true, false].map((after) => lookups.get([...root, 'events', id, 'private', 'desk'], after));
  const ofDesk = (field: string) => desks.map((desk) => textIn(desk ?? null, 'data', field)).filter(Boolean);
  const people = ['tickets', 'participants', 'waiting'];
  // A message is named by its event and its ticket.
  const [mailed = '', ticket = ''] = path[3] === 'mail' ? id.split('--') : [];
  const near = [
    path,
    ['events', id],
    ['events', id, 'private', 'staff'],
    ['tournaments', id],
    ['boards', id],
    ['requestsOfOneCommit', id],
    ['results', id],
    ['settings', 'season'],
    ...said(check, 'season').map((season) => ['seasons', season]),
    ...said(check, 'aliasOf').map((player) => ['players', player]),
    ...ofEvent('crew', [uid].filter(Boolean)),
    ...ofEvent('passes', [...ofMember('pass'), ...said(check, 'pass')]),
    ...people.flatMap((part) => ofEvent(part, ofMember('last'))),
    ...ofEvent('slips', [...ofMember('last'), ...said(check, 'lastSlip')]),
    ...ofEvent('steps', said(check, 'rev')),
    ...ofEvent('private', ['desk']),
    ...people.flatMap((part) => ofEvent(part, [...path.slice(6, 7), ...ofDesk('last')])),
    ['settings', 'mail'],
    ['events', mailed],
    ...people.map((part) => ['events', mailed, part, ticket]),
    ...ofTrash(path.slice(3)),
  ];
  for (const [index, place] of near.entries()) {
    const full = index === 0 ? place : [...root, ...place];
    if (full.length % 2 === 0) continue;
    for (const after of [true, false]) note(known, lookups, full, after);
  }
  return { get: (wanted, after) => known.get(`${wanted.join('/')} ${after}`) ?? null };
}

/** Returns where a document lies in the trash, with its parts, and where it comes from. */
function ofTrash([collection = '', id = '', part, under]: readonly string[]): string[][] {
  const kinds: Record<string, string> = {
    events: 'event',
    boards: 'event',
    results: 'event',
    tournaments: 'event',
    salesPipeline: 'card',
    tournamentRequests: 'request',
    colleges: 'chapter',
  };
  const kind = kinds[collection];
  const trashId = collection === 'trash' ? id : [kind, id, ...(kind === 'chapter' ? [under] : [])].join('~');
  const [, first = '', second = ''] = trashId.split('~');
  const parts = ['event', 'board', 'results', 'tournament', 'search', 'card', 'request', 'chapter'];
  return [
    ['trash', trashId],
    ...parts.map((name) => ['trash', trashId, 'parts', name]),
    ...['events', 'boards', 'results', 'tournaments', 'salesPipeline'].map((name) => [name, first]),
    ['tournamentRequests', first],
    ['colleges', first, 'fraternities', second],
    ...(part === 'passes'
      ? [
          ['events', first],
          ['trash', trashId],
        ]
      : []
    ).map((at) => [...at, 'passes', under ?? '']),
  ].filter((place) => !place.includes(''));
}

/** Returns what a document says in a field, before a call and after it; a whole number as text. */
function said({ resource, request }: Check, field: string): string[] {
  return [textIn(resource, 'data', field), textIn(request, 'resource', 'data', field)].filter(Boolean);
}

/** Returns the text or number at the end of these fields, '' for anything else. */
function textIn(value: RuleValue, ...fields: readonly string[]): string {
  const found = fields.reduce<RuleValue>(
    (at, field) => (isMap(at) ? (at.fields.get(field) ?? null) : null),
    value,
  );
  return typeof found === 'string' || typeof found === 'bigint' ? String(found) : '';
}

const isMap = (value: RuleValue): value is MapValue =>
  typeof value === 'object' && value !== null && value.type === 'map';
