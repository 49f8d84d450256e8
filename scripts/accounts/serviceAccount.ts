import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { UserError } from '../userError.ts';

const Key = v.object({
  project_id: v.string(),
  client_email: v.string(),
  private_key: v.string(),
  token_uri: v.optional(v.string(), 'https://oauth2.googleapis.com/token'),
});
export type ServiceAccount = v.InferOutput<typeof Key>;

/** What a token is for: the accounts, the database, or everything that the account may do. */
export type Scope = 'identitytoolkit' | 'datastore' | 'cloud-platform';

const HOUR = 3600;

/**
 * Reads the key file that `GOOGLE_APPLICATION_CREDENTIALS` names. Throws a `UserError` when it is missing or
 * not a key file.
 */
export function readServiceAccount(path: string | undefined): ServiceAccount {
  if (!path) {
    throw new UserError(
      'Set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account (docs/deploying.md says where to get it).',
    );
  }
  try {
    return v.parse(Key, JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new UserError(
      `${path} is not the key file of a service account: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/**
 * Reads the key file for the project that `.env` names, and no other. Throws a `UserError` when there is
 * none.
 */
export function keyOf(project: string | undefined): ServiceAccount {
  const key = readServiceAccount(process.env.GOOGLE_APPLICATION_CREDENTIALS);
  if (key.project_id === project) return key;
  throw new UserError(
    `The key is for ${key.project_id}, .env names ${project || 'no project'}: nothing was changed.`,
  );
}

/**
 * Returns the signed statement (a JWT, RS256) that Google exchanges for an access token, valid for an hour
 * from `now`.
 */
export function assertion(key: ServiceAccount, now: Date, scope: Scope = 'identitytoolkit'): string {
  const issued = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: key.client_email,
    scope: `https://www.googleapis.com/auth/${scope}`,
    aud: key.token_uri,
    iat: issued,
    exp: issued + HOUR,
  };
  const unsigned = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = createSign('RSA-SHA256').update(unsigned).sign(key.private_key, 'base64url');
  return `${unsigned}.${signature}`;
}

/** Returns an access token, by default for the account service. Throws when Google refuses the key. */
export async function accessToken(key: ServiceAccount, scope?: Scope): Promise<string> {
  const answer = await fetch(key.token_uri, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: assertion(key, new Date(), scope),
    }),
  });
  const body: unknown = await answer.json();
  const token = v.safeParse(v.object({ access_token: v.string() }), body);
  if (!token.success) throw new UserError(`Google refused the service account: ${JSON.stringify(body)}`);
  return token.output.access_token;
}
