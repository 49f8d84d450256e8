import { codeOf, lineOf } from './ruleSource.ts';

type Part = { name: string; from: number; to: number; calls: Set<string> };

/**
 * Returns, for a line of a rules file, the lines of the `allow` statements that evaluate something of it: its
 * own statement, or those that call its function, directly or by another. A line outside of both is
 * everybody's: null.
 */
export function reachOf(source: string): (line: number) => ReadonlySet<number> | null {
  const code = codeOf(source);
  const functions = partsOf(source, code, /^( *)function (?<name>\w+)[\s\S]*?^\1\}/gm);
  const statements = partsOf(source, code, /allow [a-z, ]+: if [^;]+;/g);
  const reached = new Map(statements.map((statement) => [statement, calledBy(statement, functions)]));
  return (line) => {
    const own = statements.find(({ from, to }) => line >= from && line <= to);
    if (own) return new Set([own.from]);
    const within = functions.find(({ from, to }) => line >= from && line <= to);
    if (!within) return null;
    return new Set(statements.filter((one) => reached.get(one)?.has(within.name)).map(({ from }) => from));
  };
}

function partsOf(source: string, code: string, pattern: RegExp): Part[] {
  return [...code.matchAll(pattern)].map((match) => ({
    name: match.groups?.name ?? '',
    from: lineOf(source, match.index),
    to: lineOf(source, match.index + match[0].length),
    calls: new Set([...match[0].matchAll(/\b(\w+)\(/g)].map(([, called = '']) => called)),
  }));
}

/** Returns the names of all functions that a statement calls, also by another. */
function calledBy(statement: Part, functions: readonly Part[]): Set<string> {
  const called = new Set<string>();
  const open = [...statement.calls];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (called.has(name)) continue;
    called.add(name);
    open.push(...(functions.find((one) => one.name === name)?.calls ?? []));
  }
  return called;
}
