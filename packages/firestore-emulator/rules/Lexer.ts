import type { Position } from './ast.ts';
import { SyntaxProblem } from './SyntaxProblem.ts';

export type Token =
  | { kind: 'name' | 'symbol'; text: string; start: number }
  | { kind: 'string'; text: string; start: number }
  | { kind: 'bytes'; value: Uint8Array; start: number }
  | { kind: 'int'; value: bigint; start: number }
  | { kind: 'float'; value: number; start: number }
  | { kind: 'end'; text: ''; start: number };

const SYMBOLS = ['||', '&&', '==', '!=', '<=', '>=', ...'{}()[]<>+-*/%!?:;,.='];
const SPACE = /(?:[\s\uFEFF]+|\/\/[^\n\r]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /(?:\d+\.\d+|\d+)(?:[eE][+-]?\d+)?/y;
const MATCH_LITERAL = /[^\s/{}$;'"]+/y;
const PATH_LITERAL = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_~%@-]+/y;
const MAX_INT = 2n ** 63n - 1n;
const SIMPLE_ESCAPES: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
};

/**
 * Cuts rules source into tokens on demand. What a `/` means depends on where it stands, so the parser
 * moves `offset` by itself where it expects a path.
 */
export class Lexer {
  readonly source: string;
  offset = 0;
  private readonly lineStarts: number[] = [0];

  constructor(source: string) {
    this.source = source;
    for (const newline of source.matchAll(/\r\n|\n|\r/g)) {
      this.lineStarts.push(newline.index + newline[0].length);
    }
  }

  /** The line and column of an offset, by bisection. */
  position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  /** The next token, after white space and comments; `offset` then stands behind it. */
  next(): Token {
    this.skipSpace();
    const start = this.offset;
    const char = this.source[start];
    if (char === undefined) return { kind: 'end', text: '', start };
    if (char === "'" || char === '"') return { kind: 'string', text: this.quoted(char), start };
    if (char === 'b' && /^['"]/.test(this.source.slice(start + 1, start + 2))) return this.bytes(start);
    const name = this.take(NAME);
    if (name !== null) return { kind: 'name', text: name, start };
    const number = this.take(NUMBER);
    if (number !== null) return this.number(number, start);
    const symbol = SYMBOLS.find((text) => this.source.startsWith(text, start));
    if (symbol === undefined) throw this.unexpected(start);
    this.offset += symbol.length;
    return { kind: 'symbol', text: symbol, start };
  }

  /** Moves behind white space and comments. */
  skipSpace(): void {
    this.take(SPACE);
    if (this.source.startsWith('/*', this.offset)) {
      throw new SyntaxProblem('Unterminated comment.', this.position(this.offset));
    }
  }

  /** A literal segment of a `match` path at `offset`, or null. */
  matchSegment(): string | null {
    return this.take(MATCH_LITERAL);
  }

  /** A literal segment of a path expression at `offset`, or null. */
  pathSegment(): string | null {
    return this.take(PATH_LITERAL);
  }

  /** Takes `text` if it stands at `offset`, with nothing skipped before it. */
  accept(text: string): boolean {
    if (!this.source.startsWith(text, this.offset)) return false;
    this.offset += text.length;
    return true;
  }

  /** The complaint about the character at an offset. */
  unexpected(offset: number): SyntaxProblem {
    const char = String.fromCodePoint(this.source.codePointAt(offset) ?? 0);
    const text = offset < this.source.length ? `Unexpected '${char}'.` : 'Unexpected end of file.';
    return new SyntaxProblem(text, this.position(offset));
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.source);
    if (found === null) return null;
    this.offset += found[0].length;
    return found[0];
  }

  private number(text: string, start: number): Token {
    if (/[.eE]/.test(text)) return { kind: 'float', value: Number(text), start };
    const value = text.length > 20 ? MAX_INT + 1n : BigInt(text);
    if (value > MAX_INT)
      throw new SyntaxProblem(`Integer out of range: ${text.slice(0, 40)}.`, this.position(start));
    return { kind: 'int', value, start };
  }

  private bytes(start: number): Token {
    this.offset += 1;
    const text = this.quoted(this.source[this.offset] ?? '');
    return { kind: 'bytes', value: new TextEncoder().encode(text), start };
  }

  private quoted(quote: string): string {
    const start = this.offset;
    let text = '';
    let at = start + 1;
    for (;;) {
      const char = this.source[at];
      if (char === undefined || char === '\n' || char === '\r') {
        throw new SyntaxProblem('Unterminated string.', this.position(start));
      }
      if (char === quote) break;
      if (char === '\\') {
        const [value, length] = this.escape(at);
        text += value;
        at += length;
      } else {
        text += char;
        at += 1;
      }
    }
    this.offset = at + 1;
    return text;
  }

  private escape(at: number): [value: string, length: number] {
    const letter = this.source[at + 1] ?? '';
    const simple = Object.hasOwn(SIMPLE_ESCAPES, letter) ? SIMPLE_ESCAPES[letter] : undefined;
    if (simple !== undefined) return [simple, 2];
    const hex = this.source.slice(at + 2, at + 6);
    if (letter === 'u' && /^[0-9a-fA-F]{4}$/.test(hex))
      return [String.fromCharCode(Number.parseInt(hex, 16)), 6];
    throw new SyntaxProblem(`Invalid escape sequence '\\${letter}'.`, this.position(at));
  }
}
