import { compileRules, type Ruleset, type RulesIssue } from '../../rules/index.ts';

/**
 * The rules in force per project. A project without rules of its own is under those of the project the program was
 * started for; without any, everything is allowed.
 */
export class Rulesets {
  private readonly byProject = new Map<string, Ruleset>();
  private readonly startProject: string;
  private readonly listeners = new Set<() => void>();

  constructor(startProject: string) {
    this.startProject = startProject;
  }

  /** Puts rules in force unless they have an ERROR; the old ones then stay. Returns what the compiler says. */
  set(project: string, files: { name: string; content: string }[]): RulesIssue[] {
    const { ruleset, issues } = compileRules(files, 'cloud.firestore');
    if (ruleset !== null) {
      this.byProject.set(project, ruleset);
      for (const listener of this.listeners) listener();
    }
    return issues;
  }

  /** Calls back whenever rules have come into force. */
  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  /** The rules a project is under, or null. */
  of(project: string): Ruleset | null {
    return this.byProject.get(project) ?? this.byProject.get(this.startProject) ?? null;
  }
}
