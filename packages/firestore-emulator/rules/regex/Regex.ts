import type { CharacterSet } from './characterSets.ts';
import { word } from './characterSets.ts';
import { type Assertion, parseRegex, type RegexNode } from './parseRegex.ts';
import { RegexProblem } from './RegexProblem.ts';

type Instruction =
  | { op: 'set'; set: CharacterSet }
  | { op: 'assert'; assertion: Assertion }
  | { op: 'fork'; first: number; second: number }
  | { op: 'match' };

/** The states a pattern is in at one place of the text, in order of preference, and where each began. */
type Threads = { states: Int32Array; starts: Int32Array; count: number };

const MAX_INSTRUCTIONS = 10_000;
const NEWLINE = 10;

/**
 * An RE2 expression. Matching follows all alternatives at once (Thompson, Pike), so that its time grows with
 * text × pattern and no text makes it explode. Offsets are in code points. The two sets of threads are kept
 * from one match to the next.
 */
export class Regex {
  private readonly program: Instruction[] = [];
  /** The generation each state was added in; doubles, because generations are never begun anew. */
  private readonly seen: Float64Array;
  private readonly threads: [Threads, Threads];
  private generation = 0;

  /** Throws `RegexProblem`. */
  constructor(pattern: string) {
    this.emit(parseRegex(pattern));
    this.push({ op: 'match' });
    this.seen = new Float64Array(this.program.length);
    this.threads = [newThreads(this.program.length), newThreads(this.program.length)];
  }

  /** True if the expression matches the whole text. */
  matches(text: string): boolean {
    const codes = codePoints(text);
    let [now, next] = this.threads;
    this.begin(now);
    this.follow(now, 0, 0, codes, 0);
    for (let at = 0; at < codes.length && now.count > 0; at += 1) {
      this.begin(next);
      this.step(now, next, codes, at);
      [now, next] = [next, now];
    }
    return now.states.subarray(0, now.count).some((state) => this.program[state]?.op === 'match');
  }

  /** The text cut at every match. */
  split(text: string): string[] {
    const codes = codePoints(text);
    const pieces: string[] = [];
    let start = 0;
    for (const [from, to] of this.all(codes)) {
      // An empty match at either end would only cut off nothing.
      if (from === to && (from === 0 || from === codes.length)) continue;
      pieces.push(toText(codes, start, from));
      start = to;
    }
    pieces.push(toText(codes, start, codes.length));
    return pieces;
  }

  /** The text with every match replaced by the substitute, which is taken as it stands. */
  replace(text: string, substitute: string): string {
    const codes = codePoints(text);
    let result = '';
    let start = 0;
    for (const [from, to] of this.all(codes)) {
      result += toText(codes, start, from) + substitute;
      start = to;
    }
    return result + toText(codes, start, codes.length);
  }

  /** All matches from left to right that do not overlap; an empty one right behind another does not count. */
  private *all(codes: number[]): Generator<[from: number, to: number]> {
    let at = 0;
    let end = -1;
    while (at <= codes.length) {
      const found = this.find(codes, at);
      if (found === null) return;
      const [from, to] = found;
      if (to > from || from !== end) yield found;
      end = to;
      at = to > from ? to : to + 1;
    }
  }

  /** The leftmost match at or after `from`, the preferred one of those that begin there. */
  private find(codes: number[], from: number): [from: number, to: number] | null {
    let [now, next] = this.threads;
    let found: [number, number] | null = null;
    this.begin(now);
    for (let at = from; at <= codes.length; at += 1) {
      if (found === null) this.follow(now, 0, at, codes, at);
      const winner = this.winner(now);
      if (winner !== -1) {
        found = [now.starts[winner] ?? at, at];
        now.count = winner;
      }
      if (at === codes.length || (now.count === 0 && found !== null)) break;
      this.begin(next);
      this.step(now, next, codes, at);
      [now, next] = [next, now];
    }
    return found;
  }

  private winner(threads: Threads): number {
    for (let index = 0; index < threads.count; index += 1) {
      if (this.program[threads.states[index] ?? 0]?.op === 'match') return index;
    }
    return -1;
  }

  private begin(threads: Threads): void {
    threads.count = 0;
    this.generation += 1;
  }

  private step(now: Threads, next: Threads, codes: number[], at: number): void {
    const code = codes[at] ?? 0;
    for (let index = 0; index < now.count; index += 1) {
      const state = now.states[index] ?? 0;
      const instruction = this.program[state];
      if (instruction?.op === 'set' && instruction.set(code)) {
        this.follow(next, state + 1, now.starts[index] ?? 0, codes, at + 1);
      }
    }
  }

  /**
   * Adds a state and all that are reached from it without reading on, each once and in order of preference.
   */
  private follow(threads: Threads, state: number, start: number, codes: number[], at: number): void {
    const waiting = [state];
    for (let current = waiting.pop(); current !== undefined; current = waiting.pop()) {
      if (this.seen[current] === this.generation) continue;
      this.seen[current] = this.generation;
      const instruction = this.program[current];
      if (instruction?.op === 'fork') waiting.push(instruction.second, instruction.first);
      else if (instruction?.op === 'assert') {
        if (holds(instruction.assertion, codes, at)) waiting.push(current + 1);
      } else {
        threads.states[threads.count] = current;
        threads.starts[threads.count] = start;
        threads.count += 1;
      }
    }
  }

  private push(instruction: Instruction): void {
    if (this.program.length >= MAX_INSTRUCTIONS) throw new RegexProblem('expression is too big');
    this.program.push(instruction);
  }

  private emit(node: RegexNode): void {
    if (node.kind === 'set') this.push({ op: 'set', set: node.set });
    else if (node.kind === 'assert') this.push({ op: 'assert', assertion: node.assertion });
    else if (node.kind === 'sequence') for (const inner of node.nodes) this.emit(inner);
    else if (node.kind === 'choice') this.emitChoice(node.nodes);
    else this.emitRepeat(node);
  }

  private emitChoice(nodes: RegexNode[]): void {
    const ends: { op: 'fork'; first: number; second: number }[] = [];
    for (const [index, node] of nodes.entries()) {
      if (index === nodes.length - 1) {
        this.emit(node);
        continue;
      }
      const fork = this.fork();
      this.emit(node);
      ends.push(this.fork());
      fork.second = this.program.length;
    }
    for (const end of ends) {
      end.first = this.program.length;
      end.second = this.program.length;
    }
  }

  private emitRepeat({ node, min, max, greedy }: Extract<RegexNode, { kind: 'repeat' }>): void {
    for (let count = 0; count < min; count += 1) this.emit(node);
    if (max === null) {
      const start = this.program.length;
      const fork = this.fork();
      this.emit(node);
      this.push({ op: 'fork', first: start, second: start });
      this.leave(fork, greedy);
      return;
    }
    const forks: { first: number; second: number }[] = [];
    for (let count = min; count < max; count += 1) {
      forks.push(this.fork());
      this.emit(node);
    }
    for (const fork of forks) this.leave(fork, greedy);
  }

  /** A fork into the next instruction and a place that is not known yet. */
  private fork(): { op: 'fork'; first: number; second: number } {
    const fork = { op: 'fork' as const, first: this.program.length + 1, second: -1 };
    this.push(fork);
    return fork;
  }

  /** Lets the fork of a repetition end here; a lazy one prefers to. */
  private leave(fork: { first: number; second: number }, greedy: boolean): void {
    fork.second = this.program.length;
    if (!greedy) [fork.first, fork.second] = [fork.second, fork.first];
  }
}

function holds(assertion: Assertion, codes: number[], at: number): boolean {
  switch (assertion) {
    case 'textStart':
      return at === 0;
    case 'textEnd':
      return at === codes.length;
    case 'lineStart':
      return at === 0 || codes[at - 1] === NEWLINE;
    case 'lineEnd':
      return at === codes.length || codes[at] === NEWLINE;
    case 'boundary':
      return isWord(codes[at - 1]) !== isWord(codes[at]);
    case 'notBoundary':
      return isWord(codes[at - 1]) === isWord(codes[at]);
  }
}

const newThreads = (size: number): Threads => ({
  states: new Int32Array(size),
  starts: new Int32Array(size),
  count: 0,
});

const isWord = (code: number | undefined): boolean => code !== undefined && word(code);

function codePoints(text: string): number[] {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0;
    codes.push(code);
    if (code > 0xffff) at += 1;
  }
  return codes;
}

function toText(codes: number[], from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) text += String.fromCodePoint(codes[at] ?? 0);
  return text;
}
