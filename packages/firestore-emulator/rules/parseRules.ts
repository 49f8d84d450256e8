import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
  ServiceBlock,
} from './ast.ts';
import { parseExpression } from './parseExpression.ts';
import { SyntaxProblem } from './SyntaxProblem.ts';
import { TokenStream } from './TokenStream.ts';
import type { Method } from './types.ts';

const METHODS = new Map<string, readonly Method[]>([
  ['get', ['get']],
  ['list', ['list']],
  ['read', ['get', 'list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
  ['write', ['create', 'update', 'delete']],
]);
const MAX_MATCH_NESTING = 10;

/** Reads a rules file (language chapter 1); throws `SyntaxProblem` at the first thing that is none. */
export function parseRules(source: string): RulesFile {
  const stream = new TokenStream(source);
  const file: RulesFile = { version: version(stream), functions: [], services: [] };
  while (stream.token.kind !== 'end') {
    if (stream.is('function')) file.functions.push(functionDeclaration(stream));
    else if (stream.is('service')) file.services.push(service(stream));
    else throw stream.unexpected();
  }
  return file;
}

function version(stream: TokenStream): 1 | 2 {
  if (!stream.accept('rules_version')) return 1;
  stream.expect('=');
  const { token } = stream;
  if (token.kind !== 'string' || (token.text !== '1' && token.text !== '2')) {
    throw new SyntaxProblem("Invalid rules_version, use '1' or '2'.", stream.at());
  }
  stream.advance();
  stream.accept(';');
  return token.text === '2' ? 2 : 1;
}

function service(stream: TokenStream): ServiceBlock {
  const at = stream.at();
  stream.expect('service');
  let name = stream.name();
  while (stream.accept('.')) name += `.${stream.name()}`;
  const block: ServiceBlock = { at, name, functions: [], matches: [] };
  stream.expect('{');
  while (!stream.accept('}')) {
    if (stream.is('function')) block.functions.push(functionDeclaration(stream));
    else if (stream.is('match')) block.matches.push(match(stream, 1));
    else throw stream.unexpected();
  }
  return block;
}

function match(stream: TokenStream, nesting: number): MatchBlock {
  const at = stream.at();
  if (nesting > MAX_MATCH_NESTING) {
    throw new SyntaxProblem(`Match blocks nest at most ${MAX_MATCH_NESTING} deep.`, at);
  }
  stream.expect('match');
  const block: MatchBlock = { at, pattern: pattern(stream), functions: [], allows: [], matches: [] };
  stream.expect('{');
  while (!stream.accept('}')) {
    if (stream.is('function')) block.functions.push(functionDeclaration(stream));
    else if (stream.is('match')) block.matches.push(match(stream, nesting + 1));
    else if (stream.is('allow')) block.allows.push(allow(stream));
    else throw stream.unexpected();
  }
  return block;
}

function pattern(stream: TokenStream): PatternSegment[] {
  if (!stream.is('/')) throw stream.unexpected();
  const segments: PatternSegment[] = [];
  stream.characters((lexer) => {
    while (lexer.accept('/')) {
      if (lexer.accept('{')) {
        segments.push(stream.tokens(() => wildcard(stream), '}'));
        continue;
      }
      const literal = lexer.matchSegment();
      if (literal === null) throw lexer.unexpected(lexer.offset);
      segments.push({ literal });
    }
  });
  return segments;
}

function wildcard(stream: TokenStream): PatternSegment {
  const at = stream.at();
  const name = stream.name();
  const rest = stream.accept('=');
  if (rest) {
    stream.expect('*');
    stream.expect('*');
  }
  return { wildcard: name, rest, at };
}

function allow(stream: TokenStream): AllowStatement {
  const at = stream.at();
  stream.expect('allow');
  const methods = new Set<Method>();
  do {
    const found = stream.token.kind === 'name' ? METHODS.get(stream.token.text) : undefined;
    if (found === undefined) throw stream.unexpected();
    for (const method of found) methods.add(method);
    stream.advance();
  } while (stream.accept(','));
  let condition = null;
  if (stream.accept(':')) {
    stream.expect('if');
    condition = parseExpression(stream);
  }
  stream.accept(';');
  return { at, methods: [...methods], condition };
}

function functionDeclaration(stream: TokenStream): FunctionDeclaration {
  const at = stream.at();
  stream.expect('function');
  const declaration = { at, name: stream.name(), parameters: parameters(stream) };
  stream.expect('{');
  const lets: FunctionDeclaration['lets'] = [];
  while (stream.accept('let')) {
    const name = stream.name();
    stream.expect('=');
    lets.push({ name, value: parseExpression(stream) });
    stream.expect(';');
  }
  stream.expect('return');
  const result = parseExpression(stream);
  stream.accept(';');
  stream.expect('}');
  return { ...declaration, lets, result };
}

function parameters(stream: TokenStream): string[] {
  stream.expect('(');
  const names: string[] = [];
  if (stream.accept(')')) return names;
  do names.push(stream.name());
  while (stream.accept(','));
  stream.expect(')');
  return names;
}
