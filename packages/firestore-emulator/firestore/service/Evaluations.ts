import type { Check, Ruleset, Verdict } from '../../rules/index.ts';

/** What became of one `allow` statement and one method since the rules came into force. */
export type Evaluation = {
  line: number;
  method: string;
  granted: number;
  /** The most expressions a request had evaluated when the statement granted it. */
  expressions: number;
};

/** Rules that remember how their statements were evaluated. */
export class Evaluations {
  private readonly ruleset: Ruleset;
  private readonly tally = new Map<string, Evaluation>();

  constructor(ruleset: Ruleset) {
    this.ruleset = ruleset;
    for (const { line, methods } of ruleset.statements) {
      for (const method of methods) {
        this.tally.set(keyOf(line, method), { line, method, granted: 0, expressions: 0 });
      }
    }
  }

  /** Asks the rules. */
  check(check: Check): Verdict {
    const verdict = this.ruleset.check(check);
    for (const { line, method, outcome, expressions } of verdict.tried) {
      const evaluation = this.tally.get(keyOf(line, method));
      if (evaluation === undefined || outcome !== 'true') continue;
      evaluation.granted += 1;
      evaluation.expressions = Math.max(evaluation.expressions, expressions);
    }
    return verdict;
  }

  /** One entry for each statement and method, in the order of the file. */
  all(): Evaluation[] {
    return [...this.tally.values()];
  }
}

function keyOf(line: number, method: string): string {
  return `${line} ${method}`;
}
