/** A pattern that is no RE2 expression, or a too big one. */
export class RegexProblem extends Error {}
