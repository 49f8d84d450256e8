import type { Indexes } from './indexes/Indexes.ts';
import { type Auth, authenticate, checkToken, expiryOf } from './service/Auth.ts';
import { Firestore } from './service/Firestore.ts';
import { RequestLog } from './service/RequestLog.ts';
import { Rulesets } from './service/Rulesets.ts';
import { Store } from './store/Store.ts';

export type EmulatorOptions = {
  /** The project whose rules hold for projects without rules of their own. */
  project: string;
  /** What queries may use; null = any query runs. */
  indexes: Indexes | null;
  /** Whether tokens that have expired, and tokens of other projects, are refused. */
  checkTokens: boolean;
  /** Takes one line of the log. */
  log: (line: string) => void;
  /** Takes one line that the person at the keyboard should see; without it such lines go to the log. */
  notice?: (line: string) => void;
};

/** Everything one emulator keeps; transports are put on top. */
export class Emulator {
  readonly store = new Store();
  readonly requests = new RequestLog();
  readonly rulesets: Rulesets;
  readonly indexes: Indexes | null;
  readonly firestore: Firestore;
  readonly log: (line: string) => void;
  readonly notice: (line: string) => void;
  private readonly checkTokens: boolean;
  private readonly project: string;

  constructor({ project, indexes, checkTokens, log, notice = log }: EmulatorOptions) {
    this.checkTokens = checkTokens;
    this.project = project;
    this.log = log;
    this.notice = notice;
    this.indexes = indexes;
    this.rulesets = new Rulesets(project);
    this.firestore = new Firestore(this.rulesets, indexes, log);
  }

  /**
   * Who calls a project. The sign-ins of the project it was started for count in every project, because the
   * one Auth emulator beside it serves them all. Throws what a caller without a usable token is told.
   */
  authenticate(header: string | undefined, project: string): Auth {
    const auth = authenticate(header);
    if (this.checkTokens) checkToken(auth, [project, this.project]);
    return auth;
  }

  /** Milliseconds since 1970 up to which somebody may go on; null = for good. */
  expiryOf(auth: Auth): number | null {
    return this.checkTokens ? expiryOf(auth) : null;
  }
}
