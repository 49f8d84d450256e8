import * as v from 'valibot';
import { FirestoreDocument } from '../rules/firestoreValue.ts';
import { ExpressionValue } from './expressionValue.ts';

const METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const;

const LoadRuleset = v.object({
  id: v.number(),
  action: v.literal('load_ruleset'),
  context: v.object({
    rulesetName: v.string(),
    source: v.object({ files: v.array(v.object({ name: v.string(), content: v.string() })) }),
  }),
});

const Verify = v.object({
  id: v.number(),
  action: v.literal('verify'),
  context: v.object({
    rulesetName: v.string(),
    path: v.string(),
    method: v.picklist(METHODS),
    variables: v.object({ resource: ExpressionValue, request: ExpressionValue }),
  }),
});

/** The answer to a lookup carries the id of the verify that waits for it, and no action. */
const Lookup = v.object({
  id: v.number(),
  status: v.string(),
  result: v.optional(FirestoreDocument),
});

/** What firebase-tools writes to the runtime, one line each (firestore-emulator-protocol.md, chapter 11). */
export const Incoming = v.union([Verify, LoadRuleset, Lookup]);
export type LoadRuleset = v.InferOutput<typeof LoadRuleset>;
export type Verify = v.InferOutput<typeof Verify>;
export type Lookup = v.InferOutput<typeof Lookup>;

export const WithId = v.object({ id: v.number() });

/** What the runtime writes. A status other than ok would leave the caller waiting for ever. */
export type Outgoing =
  | {
      id: number;
      status: 'ok';
      errors: string[];
      warnings: string[];
      result: { rulesVersion: 1 | 2 } | { permit: boolean };
    }
  | {
      action: 'fetch_firestore_document';
      server_request_id: number;
      context: { path: string };
      status: 'ok';
      errors: [];
      warnings: [];
    };
