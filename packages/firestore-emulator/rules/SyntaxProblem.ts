import type { Position } from './ast.ts';

/** The one error the lexer and the parser throw: the source is refused at `position`. */
export class SyntaxProblem extends Error {
  readonly position: Position;
  constructor(message: string, position: Position) {
    super(message);
    this.position = position;
  }
}
