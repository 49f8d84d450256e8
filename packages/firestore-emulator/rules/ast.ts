import type { Method } from './types.ts';

/** Where a piece of source begins; both count from 1. */
export type Position = { line: number; column: number };

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | 'in';

export type PathPart = { literal: string } | { insert: Expression };

/**
 * `height` is the longest way down to a leaf; the parser keeps it small, so that nobody who walks the tree
 * runs out of stack.
 */
export type Expression = { at: Position; height: number } & (
  | { kind: 'literal'; value: null | boolean | bigint | string }
  | { kind: 'float'; value: number }
  | { kind: 'bytes'; value: Uint8Array }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; parts: PathPart[] }
  | { kind: 'variable'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'slice'; object: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; object: Expression; name: string; args: Expression[] }
  | { kind: 'not' | 'negate'; operand: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; typeName: string }
  | { kind: 'choose'; condition: Expression; yes: Expression; no: Expression }
);

export type FunctionDeclaration = {
  at: Position;
  name: string;
  parameters: string[];
  lets: { name: string; value: Expression }[];
  result: Expression;
};

export type AllowStatement = { at: Position; methods: Method[]; condition: Expression | null };

/**
 * One segment of a `match`: a literal, one segment bound to a name, or the rest of the path bound to a name.
 */
export type PatternSegment = { literal: string } | { wildcard: string; rest: boolean; at: Position };

export type MatchBlock = {
  at: Position;
  pattern: PatternSegment[];
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
};

export type ServiceBlock = {
  at: Position;
  name: string;
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
};

export type RulesFile = {
  version: 1 | 2;
  functions: FunctionDeclaration[];
  services: ServiceBlock[];
};
