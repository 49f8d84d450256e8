/** What the doctor found of one thing. */
export type Finding = {
  /** 'Accounts', 'Rules'. */
  part: string;
  /** 'The account of super admins signs in'. */
  what: string;
  state: 'right' | 'wrong' | 'unknown';
  /** What was seen, '' when the state says it. */
  seen: string;
  /** The one step that mends it, or that makes it known. */
  step: string;
};

type Said = Pick<Finding, 'part' | 'what'>;

/** Returns the findings of one part, each by what it is about. */
export function findingsOf(part: string) {
  const found: Finding[] = [];
  const add = (state: Finding['state'], what: string, seen: string, step = '') =>
    void found.push({ part, what, state, seen, step } satisfies Said & Finding);
  return {
    found,
    right: (what: string, seen = '') => add('right', what, seen),
    wrong: (what: string, seen: string, step: string) => add('wrong', what, seen, step),
    unknown: (what: string, seen: string, step: string) => add('unknown', what, seen, step),
  };
}

const marks = { right: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' } as const;

/** Returns the table of what was found, a line for what is right and two for everything else. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ part, what, state, seen, step }, at) => [
    ...(findings[at - 1]?.part === part ? [] : ['', part]),
    `  ${marks[state]}${what}${seen && `: ${seen}`}`,
    ...(step ? [`         -> ${step}`] : []),
  ]);
}
