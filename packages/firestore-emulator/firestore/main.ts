import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importData } from './admin/importData.ts';
import { isOrphan } from './admin/process.ts';
import { bundledLines } from './bundledLines.ts';
import { Emulator } from './Emulator.ts';
import { Indexes } from './indexes/Indexes.ts';
import { readIndexFile } from './indexes/IndexFile.ts';
import { openJournal } from './journal/openJournal.ts';
import { claim, ownerOf } from './journal/owner.ts';
import { type Options, parseOptions } from './parseOptions.ts';
import { createHttpServer } from './rest/createHttpServer.ts';

const INDEX_FILE = 'firestore.indexes.json';
const PARENT_WATCH_MS = 500;

const log = bundledLines(process.stdout);

/** A reason not to start, told on stderr without a stack. */
class StartProblem extends Error {}

/**
 * Runs the Firestore stand-in with the command line firebase-tools gives it, until SIGINT, SIGTERM or `POST
 * /shutdown`. Sets a non-zero exit code and returns when it cannot start.
 */
export async function main(args: string[]): Promise<void> {
  // Whoever reads the log may be killed; that is no reason to end in the middle of a write.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  const options = parseOptions(args);
  try {
    const checkTokens = process.env.EMULATOR_CHECK_TOKENS === '1';
    const indexes = findIndexes(options);
    const emulator = new Emulator({ project: options.project, indexes, checkTokens, log, notice });
    loadRules(emulator, options);
    await loadData(emulator, options);
    listen(emulator, options);
    if (process.env.FIRESTORE_END_WITH_PARENT === '1') endWithParent();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** What the export and then the journal hold. */
async function loadData({ store }: Emulator, { project, seed, journal, host, port }: Options): Promise<void> {
  const owner = journal === null ? null : await ownerOf(journal);
  if (owner !== null) throw new StartProblem(`The journal ${journal} is in use by process ${owner.pid}.`);
  const base = seed === null ? null : await importData(store, project, seed);
  if (journal === null) return;
  const opened = await openJournal(store, { folder: journal, base, log, notice });
  const release = claim(journal, `http://${host}:${port}`);
  process.on('exit', () => {
    opened.close();
    release();
  });
}

/** An emulator that nobody can stop or export any more only keeps its port; what it has is in the journal. */
function endWithParent(): void {
  const watch = setInterval(() => isOrphan() && process.exit(0), PARENT_WATCH_MS);
  watch.unref();
}

function listen(emulator: Emulator, { host, port }: Options): void {
  const stop = () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  };
  const server = createHttpServer(emulator, stop);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? 'address already in use' : error.message;
    process.stderr.write(`Firestore cannot listen on ${host}:${port}: ${reason}\n`);
    process.exit(1);
  });
  server.listen(port, host, () => log(`Firestore stand-in is listening on ${host}:${port}`));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function loadRules({ rulesets }: Emulator, { rules, project }: Options): void {
  if (rules === null) {
    log('no rules given: everything is allowed');
    return;
  }
  const issues = rulesets.set(project, [{ name: rules, content: readRules(rules) }]);
  const lines = issues.map(
    (issue) => `${rules}:${issue.line}:${issue.column} ${issue.severity} ${issue.description}`,
  );
  if (issues.some((issue) => issue.severity === 'ERROR')) throw new StartProblem(lines.join('\n'));
  for (const line of lines) log(line);
}

function readRules(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartProblem(
      `The rules file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The index file beside the rules, or in the working directory; none = queries need no indexes. */
function findIndexes({ rules }: Options): Indexes | null {
  const folders = [...(rules === null ? [] : [dirname(rules)]), process.cwd()];
  const files = process.env.FIRESTORE_INDEXES_PATH
    ? [process.env.FIRESTORE_INDEXES_PATH]
    : folders.map((folder) => join(folder, INDEX_FILE)).filter((file) => existsSync(file));
  const [file] = files;
  if (file === undefined) {
    log(`no ${INDEX_FILE} found: queries need no indexes`);
    return null;
  }
  log(`indexes of ${file}`);
  return new Indexes(() => readIndexFile(file));
}

/**
 * firebase-tools keeps both streams in its debug log; whoever starts it can tell these lines by how they
 * begin.
 */
function notice(line: string): void {
  process.stderr.write(`notice: ${line}\n`);
}
