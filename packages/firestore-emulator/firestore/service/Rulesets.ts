import { compileRules, type RulesIssue } from '../../rules/index.ts';
import { Evaluations } from './Evaluations.ts';

/**
 * The rules in force per project. A project without rules of its own is under those of the project the
 * program was started for; without any, everything is allowed.
 */
export class Rulesets {
  private readonly byProject = new Map<string, Evaluations>();
  /** Projects under the same text share what is remembered of it. */
  private readonly byContent = new Map<string, Evaluations>();
  private readonly startProject: string;
  private readonly listeners = new Set<() => void>();

  constructor(startProject: string) {
    this.startProject = startProject;
  }

  /**
   * Puts rules in force unless they have an ERROR; the old ones then stay. Returns what the compiler says.
   */
  set(project: string, files: { name: string; content: string }[]): RulesIssue[] {
    const { ruleset, issues } = compileRules(files, 'cloud.firestore');
    if (ruleset !== null) {
      const content = files[0]?.content ?? '';
      const rules = this.byContent.get(content) ?? new Evaluations(ruleset);
      this.byContent.set(content, rules);
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
}
