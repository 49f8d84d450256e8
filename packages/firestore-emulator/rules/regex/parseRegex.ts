import type { CharacterSet } from './characterSets.ts';
import * as sets from './characterSets.ts';
import { RegexProblem } from './RegexProblem.ts';

export type Assertion = 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'boundary' | 'notBoundary';

export type RegexNode =
  | { kind: 'set'; set: CharacterSet }
  | { kind: 'assert'; assertion: Assertion }
  | { kind: 'sequence'; nodes: RegexNode[] }
  | { kind: 'choice'; nodes: RegexNode[] }
  | { kind: 'repeat'; node: RegexNode; min: number; max: number | null; greedy: boolean };

type Flags = { i: boolean; m: boolean; s: boolean; U: boolean };

const MAX_REPEAT = 1000;
const MAX_NESTING = 200;
const CONTROL: Record<string, number> = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
const notNewline = sets.not(sets.single(10));
const QUANTIFIER = /\*|\+|\?|\{(\d{1,9})(,(\d{0,9}))?\}/y;

/**
 * Reads an RE2 pattern; throws `RegexProblem`, also for lookaround and back references, which RE2 has not.
 */
export function parseRegex(pattern: string): RegexNode {
  return new RegexParser(pattern).parse();
}

class RegexParser {
  private readonly pattern: string;
  private at = 0;
  private depth = 0;
  private flags: Flags = { i: false, m: false, s: false, U: false };

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  parse(): RegexNode {
    const node = this.choice();
    if (this.at < this.pattern.length) throw new RegexProblem('unexpected )');
    return node;
  }

  private choice(): RegexNode {
    const nodes = [this.sequence()];
    while (this.accept('|')) nodes.push(this.sequence());
    const [only] = nodes;
    return only !== undefined && nodes.length === 1 ? only : { kind: 'choice', nodes };
  }

  private sequence(): RegexNode {
    const nodes: RegexNode[] = [];
    while (this.at < this.pattern.length && !this.ahead('|') && !this.ahead(')')) {
      const node = this.atom();
      if (node !== null) nodes.push(...this.quantified(node));
    }
    return { kind: 'sequence', nodes };
  }

  /** The node with its quantifier; `\Q…\E` gives several, of which the last one is repeated. */
  private quantified(nodes: RegexNode[]): RegexNode[] {
    QUANTIFIER.lastIndex = this.at;
    const found = QUANTIFIER.exec(this.pattern);
    const node = nodes.at(-1);
    if (found === null || node === undefined) return nodes;
    this.at += found[0].length;
    const lazy = this.accept('?');
    QUANTIFIER.lastIndex = this.at;
    if (QUANTIFIER.test(this.pattern)) throw new RegexProblem(`bad repetition operator: ${found[0]}`);
    const [min, max] = bounds(found);
    const greedy = lazy === this.flags.U;
    const repeat: RegexNode = { kind: 'repeat', node, min, max, greedy };
    if (repetitions(repeat) > MAX_REPEAT) throw new RegexProblem(`bad repetition operator: ${found[0]}`);
    return [...nodes.slice(0, -1), repeat];
  }

  /** What stands here, or null for something that only sets flags. */
  private atom(): RegexNode[] | null {
    const char = this.take();
    switch (char) {
      case '(':
        return this.group();
      case '[':
        return [this.set(this.bracketed())];
      case '.':
        return [{ kind: 'set', set: this.flags.s ? sets.any : notNewline }];
      case '^':
        return [{ kind: 'assert', assertion: this.flags.m ? 'lineStart' : 'textStart' }];
      case '$':
        return [{ kind: 'assert', assertion: this.flags.m ? 'lineEnd' : 'textEnd' }];
      case '\\':
        return this.escape();
      case '*':
      case '+':
      case '?':
        throw new RegexProblem(`no argument for repetition operator: ${char}`);
      default:
        return [this.literal(char)];
    }
  }

  private group(): RegexNode[] | null {
    const outer = this.flags;
    const opening = /\?(?:P?<([A-Za-z0-9_]+)>|([imsU]*)(?:-([imsU]+))?([:)]))/y;
    if (this.ahead('?')) {
      opening.lastIndex = this.at;
      const found = opening.exec(this.pattern);
      if (found === null)
        throw new RegexProblem(`invalid perl operator: (${this.pattern.slice(this.at, this.at + 2)}`);
      this.at += found[0].length;
      this.flags = withFlags(outer, found[2] ?? '', found[3] ?? '');
      if (found[4] === ')') return null;
    }
    this.depth += 1;
    if (this.depth > MAX_NESTING) throw new RegexProblem('expression nests too deeply');
    const node = this.choice();
    this.depth -= 1;
    if (!this.accept(')')) throw new RegexProblem('missing )');
    this.flags = outer;
    return [node];
  }

  private escape(): RegexNode[] {
    if (this.accept('Q')) return this.quoted();
    const assertions: Record<string, Assertion> = {
      A: 'textStart',
      z: 'textEnd',
      b: 'boundary',
      B: 'notBoundary',
    };
    const letter = this.pattern[this.at] ?? '';
    const assertion = Object.hasOwn(assertions, letter) ? assertions[letter] : undefined;
    if (assertion !== undefined) {
      this.at += 1;
      return [{ kind: 'assert', assertion }];
    }
    return [this.set(this.escapedClass() ?? sets.single(this.escapedCode()))];
  }

  private quoted(): RegexNode[] {
    const end = this.pattern.indexOf('\\E', this.at);
    const text = this.pattern.slice(this.at, end === -1 ? undefined : end);
    this.at = end === -1 ? this.pattern.length : end + 2;
    return Array.from(text, (char) => this.literal(char));
  }

  /** A class such as `\d` or `\pL` behind a backslash, or null. */
  private escapedClass(): CharacterSet | null {
    const perl = sets.perlClass(this.pattern[this.at] ?? '');
    if (perl !== undefined) {
      this.at += 1;
      return perl;
    }
    const unicode = /([pP])(?:\{(\^?)([A-Za-z_]+)\}|([A-Z]))/y;
    unicode.lastIndex = this.at;
    const found = unicode.exec(this.pattern);
    if (found === null) return null;
    this.at += found[0].length;
    const set = sets.unicodeClass(found[3] ?? found[4] ?? '');
    return (found[1] === 'P') !== (found[2] === '^') ? sets.not(set) : set;
  }

  private escapedCode(): number {
    const numeric = /x\{([0-9A-Fa-f]{1,6})\}|x([0-9A-Fa-f]{2})|0([0-7]{0,2})|([1-7][0-7]{2})/y;
    numeric.lastIndex = this.at;
    const found = numeric.exec(this.pattern);
    if (found !== null) {
      this.at += found[0].length;
      const hex = found[1] ?? found[2];
      const code =
        hex === undefined ? Number.parseInt(found[3] || found[4] || '0', 8) : Number.parseInt(hex, 16);
      if (code > 0x10ffff) throw new RegexProblem('invalid escape sequence');
      return code;
    }
    const char = this.take();
    if (Object.hasOwn(CONTROL, char)) return CONTROL[char] ?? 0;
    if (char === '' || /^[A-Za-z0-9]/.test(char))
      throw new RegexProblem(`invalid escape sequence: \\${char}`);
    return char.codePointAt(0) ?? 0;
  }

  /** The inside of `[…]`. */
  private bracketed(): CharacterSet {
    const negated = this.accept('^');
    const members: CharacterSet[] = [];
    for (let first = true; first || !this.ahead(']'); first = false) {
      if (this.at >= this.pattern.length) throw new RegexProblem('missing ]');
      members.push(this.member());
    }
    this.at += 1;
    const set = this.cased(sets.oneOf(members));
    return negated ? sets.not(set) : set;
  }

  private member(): CharacterSet {
    const posix = /\[:(\^?[a-z]+):\]/y;
    posix.lastIndex = this.at;
    const found = posix.exec(this.pattern);
    if (found !== null) {
      this.at += found[0].length;
      return sets.posixClass(found[1] ?? '');
    }
    if (this.ahead('\\')) {
      this.at += 1;
      const set = this.escapedClass();
      if (set !== null) return set;
      this.at -= 1;
    }
    const first = this.memberCode();
    const next = this.pattern[this.at + 1];
    if (!this.ahead('-') || next === ']' || next === undefined) return sets.single(first);
    this.at += 1;
    const last = this.memberCode();
    if (last < first) throw new RegexProblem('invalid character class range');
    return sets.range(first, last);
  }

  private memberCode(): number {
    return this.accept('\\') ? this.escapedCode() : (this.take().codePointAt(0) ?? 0);
  }

  private literal(char: string): RegexNode {
    return this.set(sets.single(char.codePointAt(0) ?? 0));
  }

  private set(set: CharacterSet): RegexNode {
    return { kind: 'set', set: sets.tabled(this.cased(set)) };
  }

  private cased(set: CharacterSet): CharacterSet {
    return this.flags.i ? sets.ignoringCase(set) : set;
  }

  private ahead(char: string): boolean {
    return this.pattern[this.at] === char;
  }

  private accept(char: string): boolean {
    if (!this.ahead(char)) return false;
    this.at += 1;
    return true;
  }

  private take(): string {
    const code = this.pattern.codePointAt(this.at);
    if (code === undefined) return '';
    const char = String.fromCodePoint(code);
    this.at += char.length;
    return char;
  }
}

function bounds(found: RegExpExecArray): [min: number, max: number | null] {
  const [text, first, comma, last] = found;
  if (text === '*') return [0, null];
  if (text === '+') return [1, null];
  if (text === '?') return [0, 1];
  const min = Number(first);
  const max = comma === undefined ? min : last ? Number(last) : null;
  if (min > MAX_REPEAT || (max ?? 0) > MAX_REPEAT || (max !== null && max < min)) {
    throw new RegexProblem(`bad repetition operator: ${text}`);
  }
  return [min, max];
}

/** How often the innermost thing stands in the program once nested counts are written out. */
function repetitions(node: RegexNode): number {
  if (node.kind === 'repeat') return Math.max(node.min, node.max ?? 1, 1) * repetitions(node.node);
  if (node.kind === 'set' || node.kind === 'assert') return 1;
  return node.nodes.reduce((most, inner) => Math.max(most, repetitions(inner)), 1);
}

function withFlags(flags: Flags, on: string, off: string): Flags {
  const read = (name: keyof Flags) => (flags[name] || on.includes(name)) && !off.includes(name);
  return { i: read('i'), m: read('m'), s: read('s'), U: read('U') };
}
