import { readFileSync } from 'node:fs';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { clearDatabase, type Database, type Stored, writeDocuments } from '../../scripts/firestoreRest.ts';

/**
 * The role a test acts as. `expired` is a super admin whose login is more than 30 minutes ago; `anonymous` a
 * device that belongs to nothing; `crew` one that has joined the crew of the sample event.
 */
export const roles = ['anyone', 'betr', 'regular', 'super', 'expired', 'anonymous', 'crew'] as const;
export type Role = (typeof roles)[number];

/** Returns when a token issued now expires. The tokens that the SDK makes for tests expired in 1970. */
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;

/** Returns the claims of a role's token, null for a visitor. */
export function claims(role: Role) {
  if (role === 'anyone') return null;
  const exp = inAnHour();
  if (role === 'anonymous' || role === 'crew')
    return { sub: role, firebase: { sign_in_provider: 'anonymous' }, auth_time: minutesAgo(600), exp };
  if (role === 'betr') return { sub: 'betr', betr: true, auth_time: minutesAgo(600), exp };
  if (role === 'expired') return { sub: 'super', level: 'super', auth_time: minutesAgo(31), exp };
  // Well inside the half hour: a slow run of a long test file must not outlast it.
  return { sub: role, level: role, auth_time: minutesAgo(20), exp };
}

/** Returns host and port of the Firestore emulator that the live tests run against. */
export function firestoreEmulator(): { host: string; port: number } {
  const [host, port] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run these tests with npm test');
  return { host, port: Number(port) };
}

// Half of the tests are refusals; the SDK would print each.
setLogLevel('silent');

const RequestEntry = v.object({
  method: v.string(),
  paths: v.array(v.string()),
  reads: v.number(),
  lookups: v.number(),
  writes: v.number(),
  allowed: v.boolean(),
  admin: v.boolean(),
});
const Requests = v.object({ requests: v.array(RequestEntry) });
export type RequestEntry = v.InferOutput<typeof RequestEntry>;

const Evaluation = v.object({
  line: v.number(),
  method: v.string(),
  granted: v.number(),
  expressions: v.number(),
});
const Evaluations = v.object({ evaluations: v.array(Evaluation) });
export type Evaluation = v.InferOutput<typeof Evaluation>;

let projects = 0;

/**
 * A separate project in the running emulator, under this repository's rules. It holds only what a test puts
 * there.
 */
export class TestProject {
  readonly id: string;
  readonly #database: Database;
  readonly #apps = new Map<string, FirebaseApp>();
  #rulesChanged = false;

  private constructor(id: string) {
    const { host, port } = firestoreEmulator();
    this.id = id;
    this.#database = { host: `http://${host}:${port}`, project: id };
  }

  static async open(): Promise<TestProject> {
    projects += 1;
    const project = new TestProject(`demo-test-${process.pid}-${Date.now().toString(36)}-${projects}`);
    await project.loadRules();
    return project;
  }

  /** Returns the database as a role sees it, through the lite SDK. */
  as(role: Role): Firestore {
    return this.withToken(role, claims(role));
  }

  /** Returns the database as a user with these claims sees it. */
  withToken(name: string, token: object | null): Firestore {
    const known = this.#apps.get(name);
    if (known) return getFirestore(known);
    const app = initializeApp({ projectId: this.id, apiKey: 'demo' }, `${this.id} ${name}`);
    this.#apps.set(name, app);
    const database = getFirestore(app);
    const { host, port } = firestoreEmulator();
    connectFirestoreEmulator(
      database,
      host,
      port,
      token ? { mockUserToken: { sub: name, exp: inAnHour(), ...token } } : {},
    );
    return database;
  }

  /** Returns the headers with which a role calls the database without an SDK. */
  headersOf(role: Role): () => Promise<Record<string, string>> {
    const known = claims(role);
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const issued = { aud: this.id, iss: `https://securetoken.google.com/${this.id}` };
    const token = known && `${part({ alg: 'none' })}.${part({ ...known, ...issued })}.`;
    return async () => (token ? { authorization: `Bearer ${token}` } : {});
  }

  /** Stores documents without checking the rules. Keys are paths. */
  async seed(documents: Record<string, Record<string, Stored>>): Promise<void> {
    await writeDocuments(
      this.#database,
      Object.entries(documents).map(([path, fields]) => ({ path, fields })),
    );
  }

  /** Changes these fields of a stored document, by their paths, without checking the rules. */
  async change(path: string, fields: Record<string, Stored>, only = Object.keys(fields)): Promise<void> {
    await writeDocuments(this.#database, [{ path, fields, only }]);
  }

  /** Returns the fields of the document at this path, undefined when there is none. */
  async stored(path: string) {
    return (await getDoc(doc(this.as('super'), path))).data();
  }

  /** Returns the fields of every document of this collection. */
  async listed(path: string) {
    return (await getDocs(collection(this.as('super'), path))).docs.map((found) => found.data());
  }

  /** Returns the ids of every document of this collection. */
  async idsIn(path: string): Promise<string[]> {
    return (await getDocs(collection(this.as('super'), path))).docs.map(({ id }) => id);
  }

  /** Returns the requests to the emulator for this project, except the administrator's, oldest first. */
  async requests(): Promise<RequestEntry[]> {
    const answer = await fetch(`${this.#database.host}/emulator/v1/projects/${this.id}:requests`);
    return v.parse(Requests, await answer.json()).requests.filter(({ admin }) => !admin);
  }

  /**
   * Returns a record for each statement of the current rules, over all projects that had the same text: how
   * often it granted a request, and the most expressions that one of these had evaluated by then.
   */
  async evaluations(): Promise<Evaluation[]> {
    const answer = await fetch(`${this.#database.host}/emulator/v1/projects/${this.id}:evaluations`);
    return v.parse(Evaluations, await answer.json()).evaluations;
  }

  /** Removes every document. */
  clear(): Promise<void> {
    return clearDatabase(this.#database);
  }

  async close(): Promise<void> {
    await this.clear();
    await Promise.all([...this.#apps.values()].map(deleteApp));
  }

  /**
   * Loads this repository's rules with each of `parts` replaced so that it lets no one in; `parts` are the
   * expressions that check who the user is.
   */
  refuse(...parts: string[]): Promise<void> {
    return this.loadRules((rules) => parts.reduce(withNobody, rules));
  }

  /** Removes every document and every change of the rules. */
  async startAnew(): Promise<void> {
    await this.clear();
    if (this.#rulesChanged) await this.loadRules();
  }

  /** Loads this repository's rules with the changes of a test. */
  async loadRules(change: (rules: string) => string = (rules) => rules): Promise<void> {
    const own = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
    const content = change(own);
    const answer = await fetch(`${this.#database.host}/emulator/v1/projects/${this.id}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (!answer.ok) throw new Error(`The rules were refused: ${await answer.text()}`);
    this.#rulesChanged = content !== own;
  }
}

function withNobody(rules: string, part: string): string {
  const refusing = part.replace(/\bis(ShortList|Betr|Staff|Super)\(\)/g, 'false');
  if (refusing === part || !rules.includes(part)) throw new Error(`The rules let nobody in by ${part}`);
  return rules.replaceAll(part, refusing);
}
