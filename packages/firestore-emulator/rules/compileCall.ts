import type { Expression } from './ast.ts';
import { typeName } from './compare.ts';
import { compileExpression, type Surroundings } from './compileExpression.ts';
import {
  type Context,
  type Evaluate,
  type Failure,
  fail,
  isFailure,
  isUnknown,
  type Known,
  NULL_VALUE,
  type Result,
  UNDECIDED,
  unknownFunction,
  unsupported,
} from './evaluation.ts';
import { format } from './format.ts';
import { FUNCTIONS, METHODS, NAMESPACES } from './library/library.ts';
import { callFunction, callMethod, type Operation, PATH } from './library/operation.ts';
import { regex } from './library/strings.ts';
import { Regex } from './regex/Regex.ts';
import type { FunctionCode } from './Scope.ts';
import type { Service } from './types.ts';
import { unknownGet } from './unknowns.ts';
import type { RuleValue } from './values.ts';

const MAX_CALL_DEPTH = 20;
const TOO_DEEP = fail(`Functions call each other more than ${MAX_CALL_DEPTH} deep.`);
const PATTERN_METHODS = new Set(['matches', 'split', 'replace']);
/** The lookups of each service, and whether they see the state after the commit. */
const LOOKUPS: Record<Service, Record<string, { exists: boolean; after: boolean }>> = {
  'cloud.firestore': {
    get: { exists: false, after: false },
    exists: { exists: true, after: false },
    getAfter: { exists: false, after: true },
    existsAfter: { exists: true, after: true },
  },
  'firebase.storage': {
    'firestore.get': { exists: false, after: false },
    'firestore.exists': { exists: true, after: false },
  },
};

/** `name(args)`: a declared function before one of the language's own. */
export function compileCall(
  { name, args, at }: Extract<Expression, { kind: 'call' }>,
  around: Surroundings,
): Evaluate {
  const declared = around.scope.functionNamed(name);
  if (declared === undefined) return compileFunction(name, args, at, around);
  if (declared.declaration.parameters.length !== args.length) {
    around.report('WARNING', at, `Invalid function name: ${name}.`);
    return () => unknownFunction(name);
  }
  around.calls.add(declared);
  return callDeclared(declared, compileAll(args, around));
}

/** `object.name(args)`: a method, or a function of a namespace such as `math`. */
export function compileMethod(
  { object, name, args, at }: Extract<Expression, { kind: 'method' }>,
  around: Surroundings,
): Evaluate {
  if (object.kind === 'variable' && isNamespace(object.name, around)) {
    return compileFunction(`${object.name}.${name}`, args, at, around);
  }
  const types = METHODS.get(name);
  if (types === undefined) around.report('WARNING', at, `Invalid function name: ${name}.`);
  checkPattern(name, args[0], around);
  const receiver = compileExpression(object, around);
  const parameters = compileAll(args, around);
  return (context) => {
    const target = receiver(context);
    if (isFailure(target)) return target;
    const values = evaluateAll(parameters, context);
    if (!Array.isArray(values)) return values;
    if (isUnknown(target)) return name === 'get' ? openGet(target, values) : UNDECIDED;
    return applyMethod(name, types, target, values);
  };
}

function isNamespace(name: string, { locals, scope, service }: Surroundings): boolean {
  if (locals.includes(name) || scope.captures.includes(name)) return false;
  return NAMESPACES.has(name) || (name === 'firestore' && service === 'firebase.storage');
}

/** A pattern written in the rules is checked when they are loaded. */
function checkPattern(method: string, pattern: Expression | undefined, around: Surroundings): void {
  if (!PATTERN_METHODS.has(method) || pattern?.kind !== 'literal' || typeof pattern.value !== 'string')
    return;
  const compiled = regex(pattern.value);
  if (!(compiled instanceof Regex)) around.report('ERROR', pattern.at, compiled.message);
}

function openGet(
  target: Parameters<typeof unknownGet>[0],
  [key, otherwise, ...rest]: readonly Known[],
): Result {
  if (key === undefined || otherwise === undefined || rest.length > 0 || isUnknown(key)) return UNDECIDED;
  return unknownGet(target, key);
}

function applyMethod(
  name: string,
  types: ReadonlyMap<string, Operation> | undefined,
  target: RuleValue,
  args: readonly Known[],
): Result {
  if (target === null) return NULL_VALUE;
  const operation = types?.get(typeName(target));
  if (operation === undefined) return unknownFunction(name);
  const known = allKnown(args);
  return known === null ? UNDECIDED : callMethod(name, operation, [target, ...known]);
}

/** A function of the language itself, by its full name. */
function compileFunction(
  name: string,
  args: readonly Expression[],
  at: Expression['at'],
  around: Surroundings,
): Evaluate {
  const parameters = compileAll(args, around);
  const lookups = LOOKUPS[around.service];
  const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
  if (lookup !== undefined) return compileLookup(name, lookup, parameters, around.service);
  const [only] = parameters;
  if (name === 'debug' && only !== undefined && parameters.length === 1) return debug(only);
  const operation = FUNCTIONS.get(name);
  if (operation === undefined) {
    around.report('WARNING', at, `Invalid function name: ${name}.`);
    return () => unknownFunction(name);
  }
  return (context) => {
    const values = evaluateAll(parameters, context);
    if (!Array.isArray(values)) return values;
    const known = allKnown(values);
    return known === null ? UNDECIDED : callFunction(name, operation, known);
  };
}

/** Prints on stderr, because stdout of the Storage runtime belongs to its protocol. */
function debug(operand: Evaluate): Evaluate {
  return (context) => {
    const value = operand(context);
    console.error(`debug: ${format(value)}`);
    return value;
  };
}

function compileLookup(
  name: string,
  { exists, after }: { exists: boolean; after: boolean },
  parameters: readonly Evaluate[],
  service: Service,
): Evaluate {
  return (context) => {
    const values = evaluateAll(parameters, context);
    if (!Array.isArray(values)) return values;
    const [target, ...rest] = values;
    if (target === undefined || rest.length > 0)
      return unsupported(`${name}(${values.length} arguments)`, `${name}(path)`);
    if (isUnknown(target)) return UNDECIDED;
    if (!PATH.is(target)) return unsupported(`${name}(${typeName(target)})`, `${name}(path)`);
    if (!isDocumentPath(target.segments, service))
      return fail(`Not the path of a document: ${format(target)}.`);
    const found = context.documents.read(target.segments, after);
    if (found !== null && found.type === 'failure') return found;
    if (exists) return found !== null;
    return found ?? NULL_VALUE;
  };
}

/**
 * `/databases/{database}/documents` and pairs of collection and id; Storage knows the default database only.
 */
function isDocumentPath(segments: readonly string[], service: Service): boolean {
  const [databases, database, documents] = segments;
  if (databases !== 'databases' || documents !== 'documents') return false;
  if (service === 'firebase.storage' && database !== '(default)') return false;
  return segments.length > 3 && segments.length % 2 === 1;
}

function callDeclared(code: FunctionCode, parameters: readonly Evaluate[]): Evaluate {
  return (context) => {
    const args = evaluateAll(parameters, context);
    if (!Array.isArray(args)) return args;
    if (args.some((value) => isUnknown(value) && !value.exists)) return UNDECIDED;
    if (context.depth >= MAX_CALL_DEPTH) return TOO_DEEP;
    context.depth += 1;
    const result = code.run(context, args);
    context.depth -= 1;
    return result;
  };
}

const compileAll = (expressions: readonly Expression[], around: Surroundings): Evaluate[] =>
  expressions.map((expression) => compileExpression(expression, around));

/** The values of all, or the first error. */
function evaluateAll(expressions: readonly Evaluate[], context: Context): Known[] | Failure {
  const values: Known[] = [];
  for (const evaluate of expressions) {
    const value = evaluate(context);
    if (isFailure(value)) return value;
    values.push(value);
  }
  return values;
}

function allKnown(values: readonly Known[]): RuleValue[] | null {
  const known: RuleValue[] = [];
  for (const value of values) {
    if (isUnknown(value)) return null;
    known.push(value);
  }
  return known;
}
