import { compileRules, type RulesIssue } from '../../rules/index.ts';
import { Evaluations } from './Evaluations.ts';

type RulesSource = { name: string; content: string };
type Compiled = { rules: Evaluations; issues: RulesIssue[] };

/**
 * The rules in force per project. A project without rules of its own is under those of the project the
 * program was started for; without any, everything is allowed.
 */
export class Rulesets {
  private readonly byProject = new Map<string, Evaluations>();
  /** Projects under the same text share what is remembered of it, and it is compiled once. */
  private readonly byContent = new Map<string, Compiled>();
  private readonly startProject: string;
  private readonly listeners = new Set<() => void>();

  constructor(startProject: string) {
    this.startProject = startProject;
  }

  /**
   * Puts rules in force unless they have an ERROR; the old ones then stay. Returns what the compiler says.
   */
  set(project: string, files: readonly RulesSource[]): RulesIssue[] {
    const { rules, issues } = this.known(files) ?? this.compiled(files);
    if (rules !== null) {
      this.byProject.set(project, rules);
      for (const listener of this.listeners) listener();
    }
    return issues;
  }

  /** Calls back whenever rules have come into force. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** The rules a project is under, or null. */
  of(project: string): Evaluations | null {
    return this.byProject.get(project) ?? this.byProject.get(this.startProject) ?? null;
  }

  private known(files: readonly RulesSource[]): Compiled | undefined {
    const [file, ...others] = files;
    const known = file && others.length === 0 ? this.byContent.get(file.content) : undefined;
    return (
      known && { ...known, issues: known.issues.map((issue) => ({ ...issue, fileName: file?.name ?? '' })) }
    );
  }

  private compiled(files: readonly RulesSource[]): Compiled | { rules: null; issues: RulesIssue[] } {
    const { ruleset, issues } = compileRules(files, 'cloud.firestore');
    if (ruleset === null) return { rules: null, issues };
    const compiled = { rules: new Evaluations(ruleset), issues };
    this.byContent.set(files[0]?.content ?? '', compiled);
    return compiled;
  }
}
