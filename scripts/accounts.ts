import { randomBytes } from 'node:crypto';
import { loadEnv } from 'vite';
import {
  type Account,
  type AccountService,
  CLAIMS,
  emulatorAccounts,
  ensureAccount,
  REAL_ORIGIN,
  type Who,
} from './accounts/accounts.ts';
import { SAMPLE_ACCOUNTS } from './accounts/sampleAccounts.ts';
import { accessToken, keyOf } from './accounts/serviceAccount.ts';
import { HOST, ports } from './ports.ts';
import { DEMO_PROJECT, ROOT } from './project.ts';
import { run, UserError } from './userError.ts';

const SHORTEST = 12;
const ALL: readonly Who[] = ['admin', 'staff', 'betr'];

/**
 * `npm run accounts`: resets the emulator's accounts to their sample passwords. `npm run accounts -- --real
 * [who …]` creates the accounts of the project in `.env`, or changes their passwords, through a service
 * account; a password comes from `TOUR_ADMIN_PASSWORD` (`…_STAFF_…`, `…_BETR_…`), or is generated and
 * printed.
 */
await run(async () => {
  const words = process.argv.slice(2);
  const chosen = ALL.filter((who) => words.includes(who));
  const unknown = words.find((word) => word !== '--real' && !ALL.some((who) => who === word));
  if (unknown !== undefined)
    throw new UserError(`There is no account "${unknown}", only ${ALL.join(', ')}: nothing was changed.`);
  const names = chosen.length > 0 ? chosen : ALL;
  const { service, accounts } = words.includes('--real') ? await real(names) : await sample(names);
  for (const account of accounts) {
    const done = await ensureAccount(service, account);
    console.log(`${account.email} ${done}, ${JSON.stringify(CLAIMS[account.who])}`);
    console.log(`${account.who} password: ${account.password}`);
  }
});

type Work = { service: AccountService; accounts: Account[] };

async function sample(names: readonly Who[]): Promise<Work> {
  const service = emulatorAccounts(HOST, ports().auth, DEMO_PROJECT);
  const isUp = await fetch(service.origin).catch(() => null);
  if (!isUp) {
    throw new UserError(
      `No emulators on port ${ports().auth}: run \`npm start\` first, in another terminal, or add --real for the project in .env.`,
    );
  }
  return { service, accounts: names.map((who) => SAMPLE_ACCOUNTS[who]) };
}

async function real(names: readonly Who[]): Promise<Work> {
  const settings = loadEnv('production', ROOT, 'VITE_');
  const key = keyOf(settings.VITE_FIREBASE_PROJECT_ID);
  const accounts = names.map((who) => ({ who, email: email(who, settings), password: password(who) }));
  return {
    service: { origin: REAL_ORIGIN, project: key.project_id, token: await accessToken(key) },
    accounts,
  };
}

function email(who: Who, settings: Record<string, string>): string {
  const name = `VITE_${who.toUpperCase()}_EMAIL`;
  const given = settings[name];
  if (!given) throw new UserError(`.env lacks ${name}: nothing was changed.`);
  return given;
}

function password(who: Who): string {
  const name = `TOUR_${who.toUpperCase()}_PASSWORD`;
  const given = process.env[name];
  if (!given) return randomBytes(15).toString('base64url');
  if (given.length < SHORTEST) throw new UserError(`${name} is too short: at least ${SHORTEST} characters.`);
  return given;
}
