import type { Position } from './ast.ts';
import { Lexer, type Token } from './Lexer.ts';
import { SyntaxProblem } from './SyntaxProblem.ts';

const MAX_NESTING = 120;

/** The source as the parser reads it: one token ahead, with a brake on nesting. */
export class TokenStream {
  readonly lexer: Lexer;
  token: Token;
  private depth = 0;

  constructor(source: string) {
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  /** Where the token ahead stands. */
  at(): Position {
    return this.lexer.position(this.token.start);
  }

  /** Gives the token ahead and reads the next one. */
  advance(): Token {
    const token = this.token;
    this.token = this.lexer.next();
    return token;
  }

  /** True if the token ahead is this symbol or word. */
  is(text: string): boolean {
    return (this.token.kind === 'symbol' || this.token.kind === 'name') && this.token.text === text;
  }

  /** Takes the symbol or word if it is ahead. */
  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.advance();
    return true;
  }

  /** Takes the symbol or word, or refuses the source. */
  expect(text: string): void {
    if (!this.accept(text)) throw this.unexpected();
  }

  /** Takes a name, or refuses the source. */
  name(): string {
    if (this.token.kind !== 'name') throw this.unexpected();
    const { text } = this.token;
    this.advance();
    return text;
  }

  /** Reads characters instead of tokens, from the token ahead; the token behind them is read afterwards. */
  characters<T>(read: (lexer: Lexer) => T): T {
    this.lexer.offset = this.token.start;
    const result = read(this.lexer);
    this.token = this.lexer.next();
    return result;
  }

  /** Inside `characters`: reads tokens up to the symbol that closes them, and stands behind it again. */
  tokens<T>(read: () => T, close: string): T {
    this.token = this.lexer.next();
    const result = read();
    if (!this.is(close)) throw this.unexpected();
    this.lexer.offset = this.token.start + close.length;
    return result;
  }

  /** Goes one level deeper for the length of `read`. */
  nested<T>(read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_NESTING) throw new SyntaxProblem('Expressions are nested too deeply.', this.at());
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** The complaint about the token ahead. */
  unexpected(): SyntaxProblem {
    const { token } = this;
    if (token.kind === 'name') return new SyntaxProblem(`Unexpected '${token.text}'.`, this.at());
    return this.lexer.unexpected(token.start);
  }
}
