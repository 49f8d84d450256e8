export { compileRules } from './compileRules.ts';
export type {
  Check,
  CompiledRules,
  FieldFact,
  Lookups,
  Method,
  QueryConstraints,
  Ruleset,
  RulesIssue,
  Service,
  Verdict,
} from './types.ts';
export { NeedLookup } from './types.ts';
export type { MapValue, RuleValue } from './values.ts';
export * as values from './values.ts';
