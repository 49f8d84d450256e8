import { codeOf, lineOf, operandsOf, type Stretch, wordListsOf } from './ruleSource.ts';

/** A rules file with one change. `what` describes the change in the words of the file. */
export type Mutant = { kind: string; line: number; what: string; text: string; source: string };

type Change = Stretch & { kind: string; text: string };

const METHODS = ['get', 'list', 'create', 'update', 'delete'];
const GROUPS: Record<string, string[]> = { read: ['get', 'list'], write: ['create', 'update', 'delete'] };
export const FOREIGN = ['registrationPassword', 'participants', 'createdAt', 'admin'];
// Written out: storage.rules have no function for it.
export const BETR = "request.auth.token.get('betr', false) == true";
const OPPOSITE: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

/**
 * Returns every mutant of a rules file, in file order within each kind. Some of them do not change its
 * meaning.
 */
export function mutantsOf(source: string): Mutant[] {
  const code = codeOf(source);
  const changes = [
    ...droppedOperands(code),
    ...questionsAnswered(code),
    ...flippedComparisons(code),
    ...functionsThatSayYes(code),
    ...weakerRoles(code),
    ...wideAllows(code),
    ...lists(source),
    ...numbers(code),
    ...patterns(source),
  ];
  const seen = new Set([source]);
  return changes.flatMap(({ kind, from, to, text }) => {
    const mutated = source.slice(0, from) + text + source.slice(to);
    if (seen.has(mutated)) return [];
    seen.add(mutated);
    const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 70);
    return [
      {
        kind,
        line: lineOf(source, from),
        text,
        what: `${short(source.slice(from, to))} → ${short(text)}`,
        source: mutated,
      },
    ];
  });
}

function droppedOperands(code: string): Change[] {
  return operandsOf(code).map(({ from, to, operator }) => ({
    kind: operator === '&&' ? 'a condition is dropped' : 'an alternative is dropped',
    from,
    to,
    text: operator === '&&' ? 'true' : 'false',
  }));
}

// `'title' in fields ? … : true` without the question.
function questionsAnswered(code: string): Change[] {
  return [...code.matchAll(/(?<=\()('_+' in [\w()]+) \?/g)].map(({ index, 1: question = '' }) => ({
    kind: 'what is not sent is judged',
    from: index,
    to: index + question.length,
    text: 'true',
  }));
}

function flippedComparisons(code: string): Change[] {
  return [...code.matchAll(/ (==|!=|<=|>=|<|>) /g)].map((match) => ({
    kind: 'a comparison is flipped',
    from: match.index + 1,
    to: match.index + 1 + (match[1] ?? '').length,
    text: OPPOSITE[match[1] ?? ''] ?? '',
  }));
}

function functionsThatSayYes(code: string): Change[] {
  return [...code.matchAll(/function (\w+)\([^{]*\{[^}]*?return ([^;]+);/g)].map((match) => {
    const to = match.index + match[0].length - 1;
    const isSet = ['sent', 'changes', 'removed'].includes(match[1] ?? '');
    return {
      kind: 'a function says yes, or none',
      from: to - (match[2] ?? '').length,
      to,
      text: isSet ? '[].toSet()' : match[1] === 'level' ? "'super'" : 'true',
    };
  });
}

function weakerRoles(code: string): Change[] {
  const weaker: Record<string, string[]> = {
    isStaff: ['true', 'request.auth != null', `(isStaff() || ${BETR})`, 'isSuper()'],
    isSuper: ['true', 'request.auth != null', `(isSuper() || ${BETR})`, 'isStaff()'],
    isBetr: ['true', 'request.auth != null', 'false'],
    isShortList: ['true', 'false'],
  };
  return [...code.matchAll(/\b(isStaff|isSuper|isBetr|isShortList)\(\)(?! \{)/g)].flatMap((match) =>
    (weaker[match[1] ?? ''] ?? []).map((text) => ({
      kind: 'another role',
      from: match.index,
      to: match.index + match[0].length,
      text,
    })),
  );
}

// Returns the changes that widen an `allow`. Statements without an effect are left out: no read or deletion
// has a request.resource, only a list has a query, and nothing that compares with what is stored allows a
// creation. In every row of the table, an account that may delete may also read.
function wideAllows(code: string): Change[] {
  return [...code.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)].flatMap((match) => {
    const condition = match[2] ?? '';
    const from = match.index + 'allow '.length;
    const to = from + (match[1] ?? '').length;
    const said = (match[1] ?? '').split(', ').flatMap((method) => GROUPS[method] ?? [method]);
    const cannot = [
      ...(/request\.resource|affected\(\)|changes\(\)/.test(condition) ? ['get', 'list', 'delete'] : []),
      ...(/request\.query|readsPages/.test(condition) ? ['get', 'create', 'update', 'delete'] : []),
      ...(comparesWithStored(condition) ? ['create'] : []),
      ...(said.includes('delete') ? ['get', 'list'] : []),
    ];
    const more = METHODS.filter((method) => !said.includes(method) && !cannot.includes(method));
    return more.map((method) => ({
      kind: 'more is allowed',
      from,
      to,
      text: `${match[1]}, ${method}`,
    }));
  });
}

function comparesWithStored(condition: string): boolean {
  const isNeeded = /affected\(\)|changes\(\)|(?<!request[.])resource[.]data/.test(condition);
  return isNeeded && !condition.includes('resource == null');
}

function lists(source: string): Change[] {
  return wordListsOf(source).flatMap(({ name, from, to, words }) => {
    const all = words.map(({ word }) => word);
    const listed = (changed: string[]) => `[${changed.map((word) => `'${word}'`).join(', ')}]`;
    const kind = ['keeps', 'hasAll', 'hasAny', 'hasOnly'].includes(name) ? name : 'values';
    const added = kind === 'hasOnly' ? FOREIGN : kind === 'values' ? ['Nonsense'] : [];
    return [
      ...all.map((word) => ({
        kind: `${kind} loses a name`,
        from,
        to,
        text: listed(all.filter((other) => other !== word)),
      })),
      ...added
        .filter((word) => !all.includes(word))
        .map((word) => ({ kind: `${kind} takes another name`, from, to, text: listed([...all, word]) })),
    ];
  });
}

function numbers(code: string): Change[] {
  return [...code.matchAll(/(?<![\w.'])\d+(?![\w'])/g)].flatMap((match) =>
    [1, -1].map((by) => ({
      kind: 'a limit is moved by one',
      from: match.index,
      to: match.index + match[0].length,
      text: `${by < 0 && match[0] === '0' ? '(0 - 1)' : Number(match[0]) + by}`,
    })),
  );
}

function patterns(source: string): Change[] {
  return [...source.matchAll(/matches\(\s*'((?:\\.|[^'\\])*)'/g)].flatMap((match) => {
    const pattern = match[1] ?? '';
    const from = match.index + match[0].length - 1 - pattern.length;
    const weaker = [
      '(?s:.*)',
      `(?s:.*)${pattern}`,
      `${pattern}(?s:.*)`,
      ...[...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].map(
        ({ index, 0: found, 1: least = '0', 2: most }) =>
          pattern.slice(0, index) +
          (most === undefined ? `{${least},}` : `{${least},${Number(most) + 1}}`) +
          pattern.slice(index + found.length),
      ),
      ...[...pattern.matchAll(/\[\^?(?:\\\\.|[^\]\\])+\]/g)].map(({ index, 0: found }) =>
        `${pattern.slice(0, index)}[\\s\\S]${pattern.slice(index + found.length)}`.replace(
          '[\\s\\S]',
          '[\\\\s\\\\S]',
        ),
      ),
    ];
    return weaker.map((text) => ({ kind: 'a pattern takes more', from, to: from + pattern.length, text }));
  });
}
