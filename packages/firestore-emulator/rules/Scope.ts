import type { FunctionDeclaration } from './ast.ts';
import type { Context, Known, Result } from './evaluation.ts';

/**
 * A declared function. `run` is filled in after every function has its place, because they may call each
 * other.
 */
export type FunctionCode = {
  declaration: FunctionDeclaration;
  calls: Set<FunctionCode>;
  run(context: Context, args: readonly Known[]): Result;
};

/** What can be named at one place of the source: the functions and wildcards of the blocks around it. */
export class Scope {
  /** Names of the wildcards from the service inwards; the index is their place in `Context.captures`. */
  readonly captures: readonly string[];
  readonly functions = new Map<string, FunctionCode>();
  private readonly parent: Scope | null;

  constructor(parent: Scope | null, captures: readonly string[] = []) {
    this.parent = parent;
    this.captures = [...(parent?.captures ?? []), ...captures];
  }

  /** The innermost function of this name. */
  functionNamed(name: string): FunctionCode | undefined {
    return this.functions.get(name) ?? this.parent?.functionNamed(name);
  }
}
