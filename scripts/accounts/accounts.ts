import * as v from 'valibot';

/** The three shared accounts; the claims are what the security rules read. */
export const CLAIMS = {
  admin: { level: 'super' },
  staff: { level: 'regular' },
  betr: { betr: true },
} as const;
export type Who = keyof typeof CLAIMS;
export type Account = { who: Who; email: string; password: string };

/** The service that stores accounts: the emulator or the real one, and a token that may change them. */
export type AccountService = { origin: string; project: string; token: string };

export const REAL_ORIGIN = 'https://identitytoolkit.googleapis.com';

/** Returns the account service of the emulator on a port. */
export function emulatorAccounts(host: string, port: number, project: string): AccountService {
  return { origin: `http://${host}:${port}/identitytoolkit.googleapis.com`, project, token: 'owner' };
}

const Found = v.object({ users: v.optional(v.array(v.object({ localId: v.string() })), []) });
const Created = v.object({ localId: v.string() });

/** Creates the account or sets its password, and sets its claims. A new password ends its open sessions. */
export async function ensureAccount(
  service: AccountService,
  account: Account,
): Promise<'created' | 'updated'> {
  const { email, password } = account;
  const found = v.parse(Found, await call(service, 'accounts:lookup', { email: [email] })).users[0];
  const localId =
    found?.localId ?? v.parse(Created, await call(service, 'accounts', { email, password })).localId;
  const customAttributes = JSON.stringify(CLAIMS[account.who]);
  await call(service, 'accounts:update', { localId, password, customAttributes, emailVerified: true });
  return found ? 'updated' : 'created';
}

async function call(service: AccountService, method: string, body: object): Promise<unknown> {
  const answer = await fetch(`${service.origin}/v1/projects/${service.project}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${service.token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${answer.url}: ${await answer.text()}`);
  return answer.json();
}
