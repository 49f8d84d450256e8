import { element, member, slice } from './access.ts';
import type { Expression, PathPart } from './ast.ts';
import { typeName } from './compare.ts';
import { compileCall, compileMethod } from './compileCall.ts';
import {
  type Evaluate,
  type Failure,
  fail,
  isFailure,
  isUnknown,
  type Result,
  UNDECIDED,
  undefinedProperty,
  unsupported,
} from './evaluation.ts';
import { binaryOperator, hasType, invert, negate } from './operators.ts';
import type { FunctionCode, Scope } from './Scope.ts';
import type { RulesIssue, Service } from './types.ts';
import { bytes, float, list, map, path, type RuleValue } from './values.ts';

/** What the compiler knows around an expression. `calls` collects the functions it calls. */
export type Surroundings = {
  service: Service;
  scope: Scope;
  locals: readonly string[];
  calls: Set<FunctionCode>;
  report(severity: RulesIssue['severity'], at: Expression['at'], description: string): void;
};

const MAX_EXPRESSIONS = 1000;
const TOO_MANY_EXPRESSIONS = fail(`More than ${MAX_EXPRESSIONS} expressions were evaluated.`);

/**
 * Turns an expression into a function of the context. Each evaluation counts, literals too: nobody outside
 * knows what production counts, and counting all there is errs on the side of refusing.
 */
export function compileExpression(expression: Expression, around: Surroundings): Evaluate {
  const evaluate = compile(expression, around);
  return (context) => {
    context.steps += 1;
    return context.steps > MAX_EXPRESSIONS ? TOO_MANY_EXPRESSIONS : evaluate(context);
  };
}

const constant =
  (value: RuleValue): Evaluate =>
  () =>
    value;

function compile(expression: Expression, around: Surroundings): Evaluate {
  const inner = (part: Expression) => compileExpression(part, around);
  switch (expression.kind) {
    case 'literal':
      return constant(expression.value);
    case 'float':
      return constant(float(expression.value));
    case 'bytes':
      return constant(bytes(expression.value));
    case 'variable':
      return variable(expression, around);
    case 'call':
      return compileCall(expression, around);
    case 'method':
      return compileMethod(expression, around);
    case 'member': {
      const object = inner(expression.object);
      const { name } = expression;
      return (context) => member(object(context), name);
    }
    case 'index': {
      const object = inner(expression.object);
      const index = inner(expression.index);
      return (context) => element(object(context), index(context));
    }
    case 'slice': {
      const object = inner(expression.object);
      const from = inner(expression.from);
      const to = inner(expression.to);
      return (context) => slice(object(context), from(context), to(context));
    }
    case 'and':
      return logical(inner(expression.left), inner(expression.right), false, '&&');
    case 'or':
      return logical(inner(expression.left), inner(expression.right), true, '||');
    case 'not': {
      const operand = inner(expression.operand);
      return (context) => invert(operand(context));
    }
    case 'negate': {
      const operand = inner(expression.operand);
      return (context) => negate(operand(context));
    }
    case 'binary': {
      const left = inner(expression.left);
      const right = inner(expression.right);
      const apply = binaryOperator(expression.operator);
      return (context) => apply(left(context), right(context));
    }
    case 'is': {
      const operand = inner(expression.operand);
      const { typeName: name } = expression;
      return (context) => hasType(operand(context), name);
    }
    case 'choose':
      return choose(inner(expression.condition), inner(expression.yes), inner(expression.no));
    case 'list':
      return constantList(expression.items) ?? listLiteral(expression.items.map(inner));
    case 'map':
      return mapLiteral(expression.entries.map(({ key, value }) => [inner(key), inner(value)]));
    case 'path':
      return pathLiteral(expression.parts, around);
  }
}

function variable({ name, at }: Extract<Expression, { kind: 'variable' }>, around: Surroundings): Evaluate {
  const undefinedVariable = undefinedProperty(name);
  const local = around.locals.lastIndexOf(name);
  if (local !== -1) return ({ locals }) => pick(locals, local, undefinedVariable);
  const capture = around.scope.captures.lastIndexOf(name);
  if (capture !== -1) return ({ captures }) => pick(captures, capture, undefinedVariable);
  if (name === 'request') return ({ request }) => request;
  if (name === 'resource') return ({ resource }) => resource;
  around.report('WARNING', at, `Invalid variable name: ${name}.`);
  return () => undefinedVariable;
}

/** Null is a value here, so only undefined stands for "not there". */
function pick(values: readonly Result[], index: number, otherwise: Failure): Result {
  const value = values[index];
  return value === undefined ? otherwise : value;
}

/**
 * `&&` (decided by false) and `||` (decided by true). An error gives way to a deciding operand on either
 * side; an operand that is no boolean is an error that nothing on this level absorbs.
 */
function logical(left: Evaluate, right: Evaluate, deciding: boolean, operator: string): Evaluate {
  return (context) => {
    const first = asCondition(left(context));
    if (first === deciding) return deciding;
    if (typeof first === 'object' && !isOpen(first)) return wrongOperand(operator, first);
    const second = asCondition(right(context));
    if (typeof second === 'object' && !isOpen(second)) return wrongOperand(operator, second);
    return second === deciding || first === !deciding ? second : first;
  };
}

/** A value that is no condition at all. */
type NoCondition = { readonly type: 'none'; readonly received: string };

function asCondition(result: Result): boolean | Failure | NoCondition {
  if (typeof result === 'boolean') return result;
  if (isFailure(result)) return result;
  return isUnknown(result) ? UNDECIDED : { type: 'none', received: typeName(result) };
}

const isOpen = (condition: Failure | NoCondition): condition is Failure => condition.type === 'failure';

const wrongOperand = (operator: string, { received }: NoCondition): Failure =>
  unsupported(`${operator}(${received})`, `${operator}(bool)`);

function choose(condition: Evaluate, yes: Evaluate, no: Evaluate): Evaluate {
  return (context) => {
    const chosen = asCondition(condition(context));
    if (typeof chosen === 'boolean') return chosen ? yes(context) : no(context);
    return isOpen(chosen) ? chosen : wrongOperand('?', chosen);
  };
}

/** A list of literals is made once, though they count each time; null if it is none. */
function constantList(items: readonly Expression[]): Evaluate | null {
  const values: RuleValue[] = [];
  for (const item of items) {
    if (item.kind !== 'literal') return null;
    values.push(item.value);
  }
  const made = list(values);
  return (context) => {
    context.steps += values.length;
    return context.steps > MAX_EXPRESSIONS ? TOO_MANY_EXPRESSIONS : made;
  };
}

function listLiteral(items: readonly Evaluate[]): Evaluate {
  return (context) => {
    const values: RuleValue[] = [];
    for (const item of items) {
      const value = item(context);
      if (isFailure(value)) return value;
      if (isUnknown(value)) return UNDECIDED;
      values.push(value);
    }
    return list(values);
  };
}

function mapLiteral(entries: readonly (readonly [key: Evaluate, value: Evaluate])[]): Evaluate {
  return (context) => {
    const fields = new Map<string, RuleValue>();
    for (const [left, right] of entries) {
      const key = left(context);
      const value = right(context);
      if (isFailure(key)) return key;
      if (isFailure(value)) return value;
      if (isUnknown(key) || isUnknown(value)) return UNDECIDED;
      if (typeof key !== 'string') return unsupported(`map key ${typeName(key)}`, 'map key string');
      fields.set(key, value);
    }
    return map(fields);
  };
}

function pathLiteral(parts: readonly PathPart[], around: Surroundings): Evaluate {
  const sources = parts.map((part) =>
    'literal' in part ? part.literal : compileExpression(part.insert, around),
  );
  return (context) => {
    const segments: string[] = [];
    for (const source of sources) {
      const value = typeof source === 'string' ? source : source(context);
      if (typeof value === 'string' && value !== '' && !value.includes('/')) segments.push(value);
      else if (isFailure(value)) return value;
      else if (isUnknown(value)) return UNDECIDED;
      else if (typeof value === 'object' && value?.type === 'path') segments.push(...value.segments);
      else return unsupported(`path segment ${typeName(value)}`, 'path segment string');
    }
    return path(segments);
  };
}
