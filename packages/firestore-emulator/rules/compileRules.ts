import type {
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  Position,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import { compileExpression, type Surroundings } from './compileExpression.ts';
import type { Context, Evaluate, Known, Result } from './evaluation.ts';
import { toPattern } from './matchPath.ts';
import { parseRules } from './parseRules.ts';
import { createRuleset, type Rule } from './ruleset.ts';
import { type FunctionCode, Scope } from './Scope.ts';
import { SyntaxProblem } from './SyntaxProblem.ts';
import type { CompiledRules, RulesIssue, Service } from './types.ts';

const MAX_SOURCE_BYTES = 256 * 1024;
const MAX_LETS = 10;
const MAX_PARAMETERS = 7;
const MAX_SEGMENTS = 100;
const MAX_CAPTURES = 20;
const ALWAYS: Evaluate = () => true;

/**
 * Compiles one rules file for a service (language chapters 1 and 9). With an ERROR among the issues there is
 * no ruleset; warnings do not hinder. Never throws, whatever the source.
 */
export function compileRules(
  files: readonly { name: string; content: string }[],
  service: Service,
): CompiledRules {
  const [file] = files;
  const issues: RulesIssue[] = [];
  const report = (severity: RulesIssue['severity'], { line, column }: Position, description: string) => {
    issues.push({ line, column, description, severity, fileName: file?.name ?? '' });
  };
  const source = file?.content ?? '';
  const parsed = file === undefined || files.length > 1 ? null : parse(source, report);
  if (files.length !== 1) report('ERROR', { line: 1, column: 1 }, 'A ruleset has exactly one file.');
  if (parsed === null) return { ruleset: null, rulesVersion: 1, issues };
  const rules = new Compiler(parsed, service, report).compile();
  const refused = issues.some(({ severity }) => severity === 'ERROR');
  return { ruleset: refused ? null : createRuleset(rules, service), rulesVersion: parsed.version, issues };
}

function parse(source: string, report: Surroundings['report']): RulesFile | null {
  if (Buffer.byteLength(source) > MAX_SOURCE_BYTES) {
    report('ERROR', { line: 1, column: 1 }, `The source is larger than ${MAX_SOURCE_BYTES / 1024} KB.`);
    return null;
  }
  try {
    return parseRules(source);
  } catch (error) {
    if (!(error instanceof SyntaxProblem)) throw error;
    report('ERROR', error.position, error.message);
    return null;
  }
}

class Compiler {
  private readonly file: RulesFile;
  private readonly service: Service;
  private readonly report: Surroundings['report'];
  private readonly rules: Rule[] = [];
  private readonly functions: FunctionCode[] = [];

  constructor(file: RulesFile, service: Service, report: Surroundings['report']) {
    this.file = file;
    this.service = service;
    this.report = report;
  }

  compile(): Rule[] {
    const global = new Scope(null);
    this.declare(this.file.functions, global);
    for (const block of this.file.services) if (block.name === this.service) this.serviceBlock(block, global);
    this.refuseRecursion();
    return this.rules;
  }

  private serviceBlock({ functions, matches }: ServiceBlock, global: Scope): void {
    const scope = new Scope(global);
    this.declare(functions, scope);
    for (const block of matches) this.match(block, [], scope);
  }

  private match(block: MatchBlock, above: readonly PatternSegment[], outer: Scope): void {
    const segments = [...above, ...block.pattern];
    this.checkPattern(segments, block);
    const scope = new Scope(
      outer,
      block.pattern.flatMap((segment) => ('wildcard' in segment ? [segment.wildcard] : [])),
    );
    this.declare(block.functions, scope);
    const around = this.surroundings(scope, [], new Set());
    const allows = block.allows.map(({ at, methods, condition }) => ({
      line: at.line,
      methods: new Set(methods),
      evaluate: condition === null ? ALWAYS : compileExpression(condition, around),
    }));
    if (allows.length > 0) this.rules.push({ pattern: toPattern(segments, this.file.version), allows });
    for (const inner of block.matches) this.match(inner, segments, scope);
  }

  private checkPattern(segments: readonly PatternSegment[], { at }: MatchBlock): void {
    const wildcards = segments.flatMap((segment) => ('wildcard' in segment ? [segment] : []));
    if (segments.length > MAX_SEGMENTS)
      this.report('ERROR', at, `A path has at most ${MAX_SEGMENTS} segments.`);
    if (wildcards.length > MAX_CAPTURES)
      this.report('ERROR', at, `A path has at most ${MAX_CAPTURES} wildcards.`);
    const rests = wildcards.filter(({ rest }) => rest);
    const last = segments.at(-1);
    const endsInRest = last !== undefined && 'wildcard' in last && last.rest;
    if (rests.length > 1) this.report('ERROR', at, 'A path has at most one {name=**}.');
    else if (this.file.version === 1 && rests.length === 1 && !endsInRest) {
      this.report('ERROR', rests[0]?.at ?? at, "{name=**} must be the end of a path in rules_version '1'.");
    }
  }

  /**
   * Gives every function of a scope its place first, so that they can call each other, then compiles them.
   */
  private declare(declarations: readonly FunctionDeclaration[], scope: Scope): void {
    for (const declaration of declarations) {
      if (scope.functions.has(declaration.name)) {
        this.report('ERROR', declaration.at, `Duplicate function name: ${declaration.name}.`);
      }
      const code: FunctionCode = { declaration, calls: new Set(), run: () => null };
      scope.functions.set(declaration.name, code);
      this.functions.push(code);
    }
    for (const code of scope.functions.values()) this.functionBody(code, scope);
  }

  private functionBody(code: FunctionCode, scope: Scope): void {
    const { at, name, parameters, lets, result } = code.declaration;
    if (parameters.length > MAX_PARAMETERS) {
      this.report('ERROR', at, `Function ${name} has more than ${MAX_PARAMETERS} parameters.`);
    }
    if (lets.length > MAX_LETS)
      this.report('ERROR', at, `Function ${name} has more than ${MAX_LETS} variables.`);
    const locals = [...parameters];
    const values = lets.map((variable) => {
      const value = compileExpression(variable.value, this.surroundings(scope, [...locals], code.calls));
      locals.push(variable.name);
      return value;
    });
    const body = compileExpression(result, this.surroundings(scope, locals, code.calls));
    code.run = (context, args) => runBody(context, args, values, body);
  }

  private surroundings(scope: Scope, locals: readonly string[], calls: Set<FunctionCode>): Surroundings {
    return { service: this.service, scope, locals, calls, report: this.report };
  }

  /** Takes away functions that call only what is already taken away; some of what is left calls itself. */
  private refuseRecursion(): void {
    const waiting = new Map(this.functions.map((code) => [code, code.calls.size]));
    const callers = new Map(this.functions.map((code): [FunctionCode, FunctionCode[]] => [code, []]));
    for (const code of this.functions) for (const called of code.calls) callers.get(called)?.push(code);
    const free = this.functions.filter((code) => code.calls.size === 0);
    for (let code = free.pop(); code !== undefined; code = free.pop()) {
      waiting.delete(code);
      for (const caller of callers.get(code) ?? []) {
        const left = (waiting.get(caller) ?? 0) - 1;
        waiting.set(caller, left);
        if (left === 0) free.push(caller);
      }
    }
    const looping = onCycle(waiting);
    if (looping === undefined) return;
    this.report('ERROR', looping.declaration.at, `Recursive call of function ${looping.declaration.name}.`);
  }
}

/** Follows calls among functions that all lead into a cycle, until one comes by a second time. */
function onCycle(leading: ReadonlyMap<FunctionCode, number>): FunctionCode | undefined {
  const passed = new Set<FunctionCode>();
  let [code] = leading.keys();
  while (code !== undefined && !passed.has(code)) {
    passed.add(code);
    code = [...code.calls].find((called) => leading.has(called));
  }
  return code;
}

function runBody(
  context: Context,
  args: readonly Known[],
  values: readonly Evaluate[],
  body: Evaluate,
): Result {
  const outer = context.locals;
  const locals: Result[] = [...args];
  context.locals = locals;
  for (const value of values) locals.push(value(context));
  const result = body(context);
  context.locals = outer;
  return result;
}
