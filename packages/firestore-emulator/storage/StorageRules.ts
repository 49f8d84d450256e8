import * as v from 'valibot';
import { fromDocument } from '../rules/firestoreValue.ts';
import {
  type Check,
  compileRules,
  type MapValue,
  NeedLookup,
  type Ruleset,
  type RulesIssue,
  values,
} from '../rules/index.ts';
import type { RuleValue } from '../rules/values.ts';
import { fromExpression } from './expressionValue.ts';
import { Incoming, type LoadRuleset, type Lookup, type Outgoing, type Verify, WithId } from './messages.ts';

/** A verify and the documents fetched for it so far; `waitingFor` is the one asked for last. */
type Pending = {
  ruleset: Ruleset;
  check: Check;
  documents: Map<string, MapValue | null>;
  waitingFor: string;
};

/** The Storage rules runtime without its pipes: takes lines, gives messages. */
export class StorageRules {
  private readonly rulesets = new Map<string, Ruleset>();
  private readonly pending = new Map<number, Pending>();
  private readonly checkTokens: boolean;

  /** With `checkTokens` nothing is permitted to somebody whose token has expired. */
  constructor({ checkTokens }: { checkTokens: boolean }) {
    this.checkTokens = checkTokens;
  }

  /** The answer to a line; null for one that wants none. Throws on text that is no JSON. */
  receive(line: string): Outgoing | null {
    const json: unknown = JSON.parse(line);
    if (!v.is(WithId, json)) return null;
    try {
      return this.answer(v.parse(Incoming, json));
    } catch (error) {
      // Without an answer the caller would wait for ever.
      return refusal(
        json.id,
        `Request not understood: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  private answer(message: v.InferOutput<typeof Incoming>): Outgoing | null {
    if (!('action' in message)) return this.lookedUp(message);
    return message.action === 'verify' ? this.verify(message) : this.load(message);
  }

  private load({ id, context: { rulesetName, source } }: LoadRuleset): Outgoing {
    const { ruleset, rulesVersion, issues } = compileRules(source.files, 'firebase.storage');
    if (ruleset !== null) this.rulesets.set(rulesetName, ruleset);
    const texts = (severity: RulesIssue['severity']) =>
      issues.filter((issue) => issue.severity === severity).map(issueText);
    return { id, status: 'ok', errors: texts('ERROR'), warnings: texts('WARNING'), result: { rulesVersion } };
  }

  private verify({ id, context }: Verify): Outgoing {
    const ruleset = this.rulesets.get(context.rulesetName);
    if (ruleset === undefined) return refusal(id, `No ruleset named ${context.rulesetName} is loaded.`);
    const request = fromExpression(context.variables.request);
    if (typeof request !== 'object' || request?.type !== 'map')
      return refusal(id, 'The request must be a map.');
    if (this.checkTokens && hasExpired(request)) return refusal(id, 'The token has expired.');
    const documents: Pending['documents'] = new Map();
    const check: Check = {
      method: context.method,
      path: context.path.split('/').filter((segment) => segment !== ''),
      request: values.map(request.fields),
      resource: fromExpression(context.variables.resource),
      // No document is named `.` or `..`, and in a URL they would lead elsewhere.
      lookups: {
        get: (path) => (path.some((name) => /^\.\.?$/.test(name)) ? null : documents.get(urlPath(path))),
      },
    };
    return this.decide(id, { ruleset, check, documents, waitingFor: '' });
  }

  private lookedUp({ id, status, result }: Lookup): Outgoing | null {
    const pending = this.pending.get(id);
    if (pending === undefined) return null;
    this.pending.delete(id);
    const found = status === 'ok' && result !== undefined ? fromDocument(result) : null;
    pending.documents.set(pending.waitingFor, found);
    return this.decide(id, pending);
  }

  /**
   * Evaluates the rules; a document they miss is asked for, and the evaluation begins again when it is there.
   */
  private decide(id: number, pending: Pending): Outgoing {
    const { ruleset, check } = pending;
    try {
      const { allowed, message } = ruleset.check(check);
      const warnings = allowed
        ? []
        : [`Denied ${check.method} of /${check.path.join('/')}: ${message.trim()}`];
      return { id, status: 'ok', errors: [], warnings, result: { permit: allowed } };
    } catch (error) {
      if (!(error instanceof NeedLookup)) throw error;
      const path = urlPath(error.path);
      this.pending.set(id, { ...pending, waitingFor: path });
      return {
        action: 'fetch_firestore_document',
        server_request_id: id,
        context: { path },
        status: 'ok',
        errors: [],
        warnings: [],
      };
    }
  }
}

/** Whether the request is a user's whose token has ended by now, or never says when it does. */
function hasExpired(request: MapValue): boolean {
  const token = member(member(request, 'auth'), 'token');
  if (token === null) return false;
  const end = member(token, 'exp');
  const time = member(request, 'time');
  if (typeof end !== 'bigint' || typeof time !== 'object' || time?.type !== 'timestamp') return true;
  return end * 1_000_000_000n <= time.nanos;
}

/** A member of a map, null if there is none. */
const member = (value: RuleValue, name: string): RuleValue =>
  (typeof value === 'object' && value?.type === 'map' ? value.fields.get(name) : null) ?? null;

/** The path as the caller puts it into a URL; names of documents may hold any character. */
const urlPath = (segments: readonly string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

const refusal = (id: number, error: string): Outgoing => ({
  id,
  status: 'ok',
  errors: [error],
  warnings: [],
  result: { permit: false },
});

/** The form firebase-tools shows with file and line; it knows no column, so the text names it. */
function issueText({ description, fileName, line, column }: RulesIssue): string {
  const text = `${description.replace(/\.$/, '')} at column ${column}`;
  return JSON.stringify({ description_: text, sourcePosition_: { fileName_: fileName, line_: line } });
}
