import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { emulatorAccounts, ensureAccount } from '../../scripts/accounts/accounts.ts';
import { SAMPLE_ACCOUNTS } from '../../scripts/accounts/sampleAccounts.ts';
import { Asking, mostRead } from '../../scripts/doctor/asking.ts';
import { checkAccounts, leaveAccounts, type Tokens } from '../../scripts/doctor/checks/accounts.ts';
import { checkAppCheck } from '../../scripts/doctor/checks/appCheck.ts';
import { checkDatabase } from '../../scripts/doctor/checks/database.ts';
import { checkDocuments } from '../../scripts/doctor/checks/documents.ts';
import { checkHosting } from '../../scripts/doctor/checks/hosting.ts';
import { checkIndexes } from '../../scripts/doctor/checks/indexes.ts';
import { checkRules } from '../../scripts/doctor/checks/rules.ts';
import { checkSettings } from '../../scripts/doctor/checks/settings.ts';
import { checkStorage } from '../../scripts/doctor/checks/storage.ts';
import { examine } from '../../scripts/doctor/examine.ts';
import { type Finding, findingLines } from '../../scripts/doctor/finding.ts';
import { emulatorPlace, type Place } from '../../scripts/doctor/place.ts';
import { ports } from '../../scripts/ports.ts';
import { DEMO_PROJECT, ROOT } from '../../scripts/project.ts';
import { readFirebaseJson } from '../../scripts/suite/localConfig.ts';
import { UserError } from '../../scripts/userError.ts';
import { anEvent } from '../support/documents/events.ts';
import { type Lie, LyingServer } from '../support/lyingServer.ts';
import { TestProject } from '../support/TestProject.ts';

/*
 * A project with every fault that an owner can make, each made on purpose: the look must name it, with the
 * step that mends it. Services that the emulators don't have lie for them.
 */

const project = await TestProject.open();
const origin = (name: string) => `http://${process.env[name] ?? ''}`;
const auth = `${origin('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com`;
const servers = {
  accounts: await LyingServer.before(auth),
  firestore: await LyingServer.before(origin('FIRESTORE_EMULATOR_HOST')),
  storage: await LyingServer.before(origin('FIREBASE_STORAGE_EMULATOR_HOST')),
  rules: await LyingServer.before(''),
  site: await LyingServer.before(''),
};
afterAll(async () => {
  for (const server of Object.values(servers)) server.close();
  await project.close();
});

const [host = '', port = ''] = (process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '').split(':');
const service = emulatorAccounts(host, Number(port), DEMO_PROJECT);
for (const account of Object.values(SAMPLE_ACCOUNTS)) await ensureAccount(service, account);

// A key opens the accounts of the emulators' own project alone; the tokens here are of this one.
const retold = (changes: object) => (text: string) =>
  text.replace(/"idToken":\s*"([^"]+)"/, (_, token: string) => {
    const [head, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const iss = `https://securetoken.google.com/${project.id}`;
    const told = JSON.stringify({ ...claims, aud: project.id, iss, ...changes });
    return `"idToken":"${[head, Buffer.from(told).toString('base64url'), signature].join('.')}"`;
  });

const bucket = 'doctor.example';
function place(changes: Partial<Place> = {}): Place {
  const sample = emulatorPlace(ports());
  return {
    ...sample,
    project: project.id,
    settings: {
      ...sample.settings,
      VITE_FIREBASE_PROJECT_ID: project.id,
      VITE_FIREBASE_STORAGE_BUCKET: bucket,
      VITE_RECAPTCHA_SITE_KEY: 'key',
      VITE_CONTACT_EMAIL: 'us@tour.example',
      VITE_CONTACT_PHONE: '(212) 555-0100',
    },
    accounts: servers.accounts.origin,
    firestore: servers.firestore.origin,
    storage: servers.storage.origin,
    rules: servers.rules.origin,
    site: servers.site.origin,
    ownerToken: async () => 'owner',
    ...changes,
  };
}

type Said = NonNullable<ReturnType<Lie>>;
const said = (message: string, status = 400): Said => ({ status, body: { error: { message, status: '' } } });
const honest: Lie = () => null;

/** Google's own services as they answer where everything was deployed. */
const deployed: Lie = (_, path) => {
  if (path.includes('/releases/cloud.firestore')) return { status: 200, body: { rulesetName: 'sets/1' } };
  if (path.includes('/releases/firebase.storage')) return { status: 200, body: { rulesetName: 'sets/2' } };
  const file = path.endsWith('/sets/1') ? 'firestore.rules' : 'storage.rules';
  const content = readFileSync(`${ROOT}${file}`, 'utf8');
  return { status: 200, body: { source: { files: [{ content }] } } };
};
const keptOut: Lie = (_, path) => (path.includes(':delete') ? said('ADMIN_ONLY_OPERATION') : null);

/** The site as Hosting serves it: every header of firebase.json that fits an address. */
const site: Lie = (_, path) => {
  if (path === '/doctor-looks-here') return { status: 404, body: 'not found' };
  const { headers } = readFirebaseJson().hosting;
  const fitting = headers.filter(({ source }) => fits(source, path)).flatMap((entry) => entry.headers);
  const canonical = `<link rel="canonical" href="${servers.site.origin}${path}">`;
  return {
    status: 200,
    body: `${canonical}<div id="root"></div><script src="/assets/main-1.js"></script>`,
    headers: Object.fromEntries(fitting.map(({ key, value }) => [key, value])),
  };
};

function fits(source: string, path: string): boolean {
  const words: Record<string, RegExp> = {
    '**': /^/,
    '/e/*/{crew,in,ticket}': /^\/e\/[^/]+\/(crew|in|ticket)$/,
    '{/e/*/{crew,in},/admin,/admin/**,/shell}': /^(\/e\/[^/]+\/(crew|in)|\/admin.*|\/shell)$/,
    '/e/*/{live,live/draw,tv}': /^\/e\/[^/]+\/(live|live\/draw|tv)$/,
    '/players/{*,*/*}': /^\/players\//,
    '/assets/**': /^\/assets\//,
    '/season.ics': /^\/season\.ics$/,
  };
  return words[source]?.test(path) ?? false;
}

beforeEach(async () => {
  await project.startAnew();
  await project.seed(
    anEvent('cup', { status: 'upcoming', date: '2030-03-14', sortDate: '2030-03-14T19:00' }),
  );
  Object.assign(servers.accounts, { lie: keptOut, retold: retold({}) });
  Object.assign(servers.firestore, { lie: honest });
  Object.assign(servers.storage, { lie: honest });
  Object.assign(servers.rules, { lie: deployed });
  Object.assign(servers.site, { lie: site });
});

const bad = (findings: readonly Finding[]) => findings.filter(({ state }) => state !== 'right');

/** Looks at a part of a project, with the accounts that it needs. */
async function found(part: string, changes: Partial<Place> = {}): Promise<Finding[]> {
  const asking = new Asking(place(changes));
  const look = looks[part];
  if (part === 'Settings') return checkSettings(asking.place);
  if (!look) return (await examine(asking.place)).findings;
  return look(asking, part === 'Accounts' ? none : (await checkAccounts(asking)).tokens);
}

const none: Tokens = { admin: '', staff: '', betr: '', anonymous: '' };
const looks: Record<string, (asking: Asking, tokens: Tokens) => Promise<Finding[]>> = {
  Accounts: async (asking) => {
    const { found: seen, tokens } = await checkAccounts(asking);
    return [...seen, ...(await leaveAccounts(asking, tokens))];
  },
  Database: async (asking) => (await checkDatabase(asking)).found,
  'App Check': checkAppCheck,
  Rules: checkRules,
  Images: checkStorage,
  Indexes: checkIndexes,
  Hosting: checkHosting,
  Documents: checkDocuments,
};

test('a project as it should be: nothing wrong, few documents read, none written', async () => {
  const { findings, read } = await examine(place());
  // An owner fills in who runs the tour, and tests what they deploy.
  const others = bad(findings).filter(({ what }) => !what.startsWith('src/content/operator.ts'));
  expect(others.map(({ state, what }) => `${state} ${what}`)).toEqual([
    'unknown A budget alert tells you before a bill does',
    'unknown App Check keeps other programs out',
  ]);
  expect(read).toBeLessThanOrEqual(mostRead);
  const written = (await project.requests()).filter(({ writes, allowed }) => writes > 0 && allowed);
  expect(written).toEqual([]);
});

describe('a fault is named, with its step', () => {
  const lie = (server: keyof typeof servers, part: string, what: Said) => () => {
    const { lie: before } = servers[server];
    servers[server].lie = (method, path) => (path.includes(part) ? what : before(method, path));
  };
  const without = (header: string, part: string) => () => {
    servers.site.lie = (method, path) => {
      const answer = site(method, path);
      if (!answer || !path.startsWith(part)) return answer;
      const { [header]: _gone, ...headers } = answer.headers ?? {};
      return { ...answer, headers };
    };
  };
  const setting = (name: string, value: string) => ({ settings: { ...place().settings, [name]: value } });
  const old = { registrationPassword: 'Aces 21', college: 'Purdue', date: '2030-03-14' };

  type Fault = {
    in: string;
    of: string;
    make?: () => unknown;
    place?: Partial<Place>;
    what: RegExp;
    step: RegExp;
    state?: 'wrong' | 'unknown';
  };
  const faults: Fault[] = [
    {
      in: 'Settings',
      of: 'a setting is missing',
      place: setting('VITE_FIREBASE_APP_ID', ''),
      what: /APP_ID/,
      step: /part 3/,
    },
    {
      in: 'Settings',
      of: 'two accounts have one address',
      place: setting('VITE_STAFF_EMAIL', SAMPLE_ACCOUNTS.admin.email),
      what: /two are the same/,
      step: /its own/,
    },
    {
      in: 'Accounts',
      of: 'the API key is wrong',
      make: lie('accounts', 'signInWithPassword', said('API key not valid.')),
      what: /API key/,
      step: /Copy the key/,
    },
    {
      in: 'Accounts',
      of: 'Authentication is not set up',
      make: lie('accounts', 'signInWithPassword', said('CONFIGURATION_NOT_FOUND')),
      what: /not set up/,
      step: /Get started/,
    },
    {
      in: 'Accounts',
      of: 'Email/Password is off',
      make: lie('accounts', 'signInWithPassword', said('OPERATION_NOT_ALLOWED')),
      what: /Email\/Password is off/,
      step: /enable Email/,
    },
    {
      in: 'Accounts',
      of: 'an account is missing',
      place: setting('VITE_BETR_EMAIL', 'nobody@demo.example'),
      what: /outreach signs in: nobody/,
      step: /accounts -- --real betr/,
    },
    {
      in: 'Accounts',
      of: 'a password is wrong',
      place: { passwords: { ...place().passwords, staff: 'wrong' } },
      what: /regular admin signs in/,
      step: /TOUR_STAFF_PASSWORD/,
    },
    {
      in: 'Accounts',
      of: 'a password is not given',
      place: { passwords: {} },
      what: /super admin signs in/,
      step: /TOUR_ADMIN_PASSWORD/,
      state: 'unknown',
    },
    {
      in: 'Accounts',
      of: 'an account is of another project',
      make: () => Object.assign(servers.accounts, { retold: (text: string) => text }),
      what: /belongs to the project/,
      step: /one project/,
    },
    {
      in: 'Accounts',
      of: 'an account has no rights',
      make: () => Object.assign(servers.accounts, { retold: retold({ level: undefined }) }),
      what: /super admin signs in: it has no right/,
      step: /accounts -- --real admin/,
    },
    {
      in: 'Accounts',
      of: 'anonymous sign-in is off',
      make: lie('accounts', 'signUp', said('OPERATION_NOT_ALLOWED')),
      what: /join the crew/,
      step: /enable Anonymous/,
    },
    {
      in: 'Accounts',
      of: 'sign-up is off',
      make: lie('accounts', 'signUp', said('ADMIN_ONLY_OPERATION')),
      what: /join the crew/,
      step: /Enable create/,
    },
    {
      in: 'Accounts',
      of: 'accounts can delete themselves',
      make: lie('accounts', ':delete', { status: 200, body: {} }),
      what: /delete its account/,
      step: /Enable delete off/,
    },
    {
      in: 'Rules',
      of: 'the rules let everybody in',
      make: () => project.loadRules(() => openRules('true')),
      what: /allowed is: .*anonymous lists who comes; .*anonymous writes to events/,
      step: /firestore:rules/,
    },
    {
      in: 'Rules',
      of: 'no rules were deployed',
      make: () => project.loadRules(() => openRules('false')),
      what: /refused is: visitor lists events; /,
      step: /firestore:rules/,
    },
    {
      in: 'Rules',
      of: 'other rules are deployed',
      make: lie('rules', '/sets/1', { status: 200, body: { source: { files: [{ content: 'old' }] } } }),
      what: /firestore.rules is deployed as it is here: the text differs/,
      step: /firestore:rules/,
    },
    {
      in: 'Rules',
      of: 'no rules of Storage',
      make: lie('rules', '/releases/firebase.storage', said('not found', 404)),
      what: /storage.rules is deployed/,
      step: /deploy/,
    },
    {
      in: 'Rules',
      of: 'the rules can not be read',
      place: { ownerToken: null },
      what: /only a service account/,
      step: /GOOGLE_APPLICATION_CREDENTIALS/,
      state: 'unknown',
    },
    {
      in: 'Rules',
      of: 'the key file is of another project',
      place: {
        ownerToken: async () => {
          throw new UserError('The key is for another project.');
        },
      },
      what: /those of this folder: The key is for another/,
      step: /unset it/,
      state: 'unknown',
    },
    {
      in: 'Rules',
      of: 'the key may not read the rules',
      make: lie('rules', '/releases/cloud.firestore', said('PERMISSION_DENIED', 403)),
      what: /firestore.rules is deployed/,
      step: /Firebase Rules Viewer/,
      state: 'unknown',
    },
    {
      in: 'Rules',
      of: 'the quota of a day is used up',
      make: lie('firestore', ':commit', said('RESOURCE_EXHAUSTED', 429)),
      what: /could not be asked: anonymous writes to events/,
      step: /Look again/,
      state: 'unknown',
    },
    {
      in: 'Database',
      of: 'there is no database',
      make: lie('firestore', '/documents/events/', said('The database (default) does not exist.', 404)),
      what: /answers: the project .* has none/,
      step: /Create database/,
    },
    {
      in: 'Images',
      of: 'there is no bucket',
      make: lie('storage', '/o/', said('bucket not found', 404)),
      what: /Visitors can see images/,
      step: /Storage: Get started/,
    },
    {
      in: 'Images',
      of: 'images can be listed',
      make: lie('storage', 'prefix=', { status: 200, body: {} }),
      what: /Nobody lists them/,
      step: /storage/,
    },
    {
      in: 'Indexes',
      of: 'an index is missing',
      make: lie('firestore', ':runQuery', said('FAILED_PRECONDITION: The query requires an index.')),
      what: /its index: missing/,
      step: /firestore:indexes/,
    },
    {
      in: 'Hosting',
      of: 'a header is missing',
      make: without('Permissions-Policy', '/e/doctor-looks-here/crew'),
      what: /crew has another Permissions-Policy/,
      step: /hosting/,
    },
    {
      in: 'Hosting',
      of: 'an address of the app is missing',
      make: () => {
        servers.site.lie = (method, path) =>
          path === '/standings/2026-27' ? { status: 404, body: '' } : site(method, path);
      },
      what: /standings\/2026-27 answers 404/,
      step: /hosting/,
    },
    {
      in: 'Hosting',
      of: 'an event has no file',
      make: () => {
        servers.site.lie = (method, path) => {
          const answer = site(method, path);
          return answer && path === '/e/cup' ? { ...answer, body: '<div id="root"></div>' } : answer;
        };
      },
      what: /\/e\/cup is the general page/,
      step: /each night/,
    },
    {
      in: 'Hosting',
      of: 'nothing is at the address',
      place: { site: 'http://127.0.0.1:1' },
      what: /shows the site/,
      step: /VITE_SITE_URL/,
    },
    {
      in: 'App Check',
      of: 'App Check is not there',
      place: setting('VITE_RECAPTCHA_SITE_KEY', ''),
      what: /by the thousand/,
      step: /reCAPTCHA/,
    },
    {
      in: 'App Check',
      of: 'App Check is enforced and the site has no key',
      make: lie('firestore', '/documents/events/doctor', said('App Check token is missing', 403)),
      place: setting('VITE_RECAPTCHA_SITE_KEY', ''),
      what: /no visitor sees any event/,
      step: /stop enforcing/,
    },
    {
      in: 'Documents',
      of: 'an event is of an older installation',
      make: () => project.seed({ 'events/old': old }),
      what: /anybody can read .*old/,
      step: /upgrade/,
    },
    {
      in: 'Documents',
      of: "a campus's clock is not known",
      make: () =>
        project.seed(
          anEvent('lost', {
            state: '',
            collegeId: '',
            collegeName: 'Nowhere',
            title: 'A night',
            date: '2030-01-01',
          }),
        ),
      what: /clock is known: A night/,
      step: /state/,
    },
    {
      in: 'All',
      of: 'the network is gone',
      place: { accounts: 'http://127.0.0.1:1', firestore: 'http://127.0.0.1:1' },
      what: /API key opens/,
      step: /network/,
      state: 'unknown',
    },
  ];

  test.each(faults)('$of', async ({ in: part, make, place: changes, what, step, state = 'wrong' }) => {
    await make?.();
    const named = (await found(part, changes)).filter((one) => what.test(`${one.what}: ${one.seen}`));
    expect(named.map((one) => one.state)).toContain(state);
    expect(findingLines(named).join('\n')).toMatch(step);
  });
});

test('a made-up contact is named until a setting or brand.ts has another', () => {
  const made = "'hello@campusblackjack.example' '(555) 010-0021'";
  const who = { name: 'Tour', address: '1 Main St' };
  const seen = (brand: string, settings = {}) => {
    const { VITE_CONTACT_EMAIL: _email, VITE_CONTACT_PHONE: _phone, ...rest } = place().settings;
    return bad(checkSettings({ settings: { ...rest, ...settings } }, who, brand)).map((one) => one.seen);
  };
  expect(seen(made)[0]).toBe('made up: hello@campusblackjack.example, (555) 010-0021');
  expect(seen(made, { VITE_CONTACT_EMAIL: 'us@tour.example' })[0]).toBe('made up: (555) 010-0021');
  expect(seen("'us@tour.example' '(212) 555-0100'")).toHaveLength(1);
});

test('without a network nothing is said to be wrong that nobody saw', async () => {
  const gone = 'http://127.0.0.1:1';
  const { findings } = await examine(place({ accounts: gone, firestore: gone, storage: gone }));
  const silent = findings.filter(({ seen }) => seen.startsWith('no answer'));
  expect(silent.map(({ part, state }) => `${state} ${part}`)).toEqual([
    'unknown Accounts',
    'unknown Database',
    'unknown Images',
    'unknown Hosting',
  ]);
  expect(bad(findings).map(({ part }) => part)).not.toContain('Rules');
});

const openRules = (who: string) =>
  `service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if ${who}; } } }`;
