import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importData } from './admin/importData.ts';
import { Emulator } from './Emulator.ts';
import { Indexes } from './indexes/Indexes.ts';
import { readIndexFile } from './indexes/IndexFile.ts';
import { type Options, parseOptions } from './parseOptions.ts';
import { createHttpServer } from './rest/createHttpServer.ts';

const INDEX_FILE = 'firestore.indexes.json';

/** A reason not to start, told on stderr without a stack. */
class StartProblem extends Error {}

/**
 * Runs the Firestore stand-in with the command line firebase-tools gives it, until SIGINT, SIGTERM or `POST /shutdown`.
 * Sets a non-zero exit code and returns when it cannot start.
 */
export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args);
  try {
    const checkTokens = process.env.EMULATOR_CHECK_TOKENS === '1';
    const indexes = findIndexes(options);
    const emulator = new Emulator({ project: options.project, indexes, checkTokens, log });
    loadRules(emulator, options);
    if (options.seed !== null) await importData(emulator.store, options.project, options.seed);
    listen(emulator, options);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
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

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}
