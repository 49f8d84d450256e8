import type { BinaryOperator, Expression, PathPart, Position } from './ast.ts';
import { SyntaxProblem } from './SyntaxProblem.ts';
import type { TokenStream } from './TokenStream.ts';

/** The binary operators from loose to tight (language chapter 1). */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const LEVEL_OF = new Map(LEVELS.flatMap((operators, level) => operators.map((text) => [text, level])));
const OPERATORS = new Set<string>(['==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', 'in']);
const isBinaryOperator = (text: string): text is BinaryOperator => OPERATORS.has(text);
const RESERVED = new Set([
  'in',
  'is',
  'if',
  'let',
  'return',
  'function',
  'match',
  'allow',
  'service',
  'import',
]);
const TYPE_NAMES = new Set([
  'bool',
  'bytes',
  'constraint',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);
const MAX_HEIGHT = 1000;

/** Reads one expression; throws `SyntaxProblem`. */
export function parseExpression(stream: TokenStream): Expression {
  return stream.nested(() => {
    const condition = binary(stream, 0);
    if (!stream.accept('?')) return condition;
    const yes = parseExpression(stream);
    stream.expect(':');
    const no = parseExpression(stream);
    return {
      kind: 'choose',
      condition,
      yes,
      no,
      at: condition.at,
      height: above(stream, condition, yes, no),
    };
  });
}

/** The height of a node over these operands; refuses trees too tall to walk. */
function above(stream: TokenStream, ...operands: Expression[]): number {
  let height = 0;
  for (const operand of operands) if (operand.height > height) height = operand.height;
  if (height >= MAX_HEIGHT) throw new SyntaxProblem('Expression is too long.', stream.at());
  return height + 1;
}

function binary(stream: TokenStream, minimum: number): Expression {
  let left = unary(stream);
  for (;;) {
    const { token } = stream;
    if (token.kind !== 'symbol' && token.kind !== 'name') return left;
    const level = LEVEL_OF.get(token.text);
    if (level === undefined || level < minimum) return left;
    stream.advance();
    left = token.text === 'is' ? typeTest(stream, left) : combine(stream, token.text, left, level);
  }
}

function combine(stream: TokenStream, operator: string, left: Expression, level: number): Expression {
  const right = binary(stream, level + 1);
  const base = { at: left.at, height: above(stream, left, right) };
  if (operator === '||') return { kind: 'or', left, right, ...base };
  if (operator === '&&') return { kind: 'and', left, right, ...base };
  if (!isBinaryOperator(operator)) throw stream.unexpected();
  return { kind: 'binary', operator, left, right, ...base };
}

function typeTest(stream: TokenStream, operand: Expression): Expression {
  const at = stream.at();
  const typeName = stream.name();
  if (!TYPE_NAMES.has(typeName)) throw new SyntaxProblem(`Invalid type name '${typeName}'.`, at);
  return { kind: 'is', operand, typeName, at: operand.at, height: above(stream, operand) };
}

function unary(stream: TokenStream): Expression {
  const at = stream.at();
  const kind = stream.is('!') ? 'not' : stream.is('-') ? 'negate' : null;
  if (kind === null) return postfix(stream);
  stream.advance();
  const operand = stream.nested(() => unary(stream));
  return { kind, operand, at, height: above(stream, operand) };
}

function postfix(stream: TokenStream): Expression {
  let object = primary(stream);
  for (;;) {
    if (stream.accept('.')) object = member(stream, object);
    else if (stream.accept('[')) object = subscript(stream, object);
    else return object;
  }
}

function member(stream: TokenStream, object: Expression): Expression {
  const name = stream.name();
  const { at } = object;
  if (!stream.accept('(')) return { kind: 'member', object, name, at, height: above(stream, object) };
  const args = items(stream, ')');
  return { kind: 'method', object, name, args, at, height: above(stream, object, ...args) };
}

function subscript(stream: TokenStream, object: Expression): Expression {
  const { at } = object;
  const index = parseExpression(stream);
  if (stream.accept(':')) {
    const to = parseExpression(stream);
    stream.expect(']');
    return { kind: 'slice', object, from: index, to, at, height: above(stream, object, index, to) };
  }
  stream.expect(']');
  return { kind: 'index', object, index, at, height: above(stream, object, index) };
}

/** Expressions separated by commas, up to and with the closing symbol. */
function items(stream: TokenStream, close: string): Expression[] {
  const found: Expression[] = [];
  if (stream.accept(close)) return found;
  do found.push(parseExpression(stream));
  while (stream.accept(','));
  stream.expect(close);
  return found;
}

function primary(stream: TokenStream): Expression {
  const { token } = stream;
  const at = stream.at();
  switch (token.kind) {
    case 'int':
      stream.advance();
      return { kind: 'literal', value: token.value, at, height: 0 };
    case 'string':
      stream.advance();
      return { kind: 'literal', value: token.text, at, height: 0 };
    case 'float':
      stream.advance();
      return { kind: 'float', value: token.value, at, height: 0 };
    case 'bytes':
      stream.advance();
      return { kind: 'bytes', value: token.value, at, height: 0 };
    case 'name':
      return word(stream, token.text, at);
    case 'symbol':
      return bracketed(stream, token.text, at);
    case 'end':
      throw stream.unexpected();
  }
}

function word(stream: TokenStream, text: string, at: Position): Expression {
  if (RESERVED.has(text)) throw stream.unexpected();
  stream.advance();
  if (text === 'null') return { kind: 'literal', value: null, at, height: 0 };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true', at, height: 0 };
  if (!stream.accept('(')) return { kind: 'variable', name: text, at, height: 0 };
  const args = items(stream, ')');
  return { kind: 'call', name: text, args, at, height: above(stream, ...args) };
}

function bracketed(stream: TokenStream, text: string, at: Position): Expression {
  if (text === '/') return pathLiteral(stream, at);
  if (text === '{') return mapLiteral(stream, at);
  if (text === '[') {
    stream.advance();
    const found = items(stream, ']');
    return { kind: 'list', items: found, at, height: above(stream, ...found) };
  }
  if (text !== '(') throw stream.unexpected();
  stream.advance();
  const inner = parseExpression(stream);
  stream.expect(')');
  return inner;
}

function mapLiteral(stream: TokenStream, at: Position): Expression {
  stream.expect('{');
  const entries: { key: Expression; value: Expression }[] = [];
  if (!stream.accept('}')) {
    do {
      const key = parseExpression(stream);
      stream.expect(':');
      entries.push({ key, value: parseExpression(stream) });
    } while (stream.accept(','));
    stream.expect('}');
  }
  const height = above(stream, ...entries.flatMap(({ key, value }) => [key, value]));
  return { kind: 'map', entries, at, height };
}

function pathLiteral(stream: TokenStream, at: Position): Expression {
  const parts: PathPart[] = [];
  stream.characters((lexer) => {
    while (lexer.accept('/')) {
      if (lexer.accept('$(')) {
        parts.push({ insert: stream.tokens(() => parseExpression(stream), ')') });
        continue;
      }
      const literal = lexer.pathSegment();
      if (literal === null) throw lexer.unexpected(lexer.offset);
      parts.push({ literal });
    }
  });
  const inserts = parts.flatMap((part) => ('insert' in part ? [part.insert] : []));
  return { kind: 'path', parts, at, height: above(stream, ...inserts) };
}
