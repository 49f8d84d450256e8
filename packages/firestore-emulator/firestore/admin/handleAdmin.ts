import * as v from 'valibot';
import type { RulesIssue } from '../../rules/index.ts';
import type { Emulator } from '../Emulator.ts';
import { FirestoreError, invalid } from '../FirestoreError.ts';
import { type Answer, NOT_FOUND, ok } from '../rest/Answer.ts';
import type { HttpRequest } from '../rest/HttpRequest.ts';
import { authenticate } from '../service/Auth.ts';
import { exportData } from './exportData.ts';
import { importData } from './importData.ts';
import { describeProcess } from './process.ts';

const RulesRequest = v.object({
  ignore_errors: v.optional(v.boolean(), false),
  rules: v.object({ files: v.array(v.object({ name: v.optional(v.string(), ''), content: v.string() })) }),
});
const ExportRequest = v.object({
  database: v.string(),
  export_directory: v.string(),
  export_name: v.string(),
});
const ImportRequest = v.object({ database: v.string(), export_directory: v.string() });

/** Below a project: where firebase-tools registers functions. */
const TRIGGERS = ['triggers', 'eventarcTrigger'];

/** Answers `/emulator/v1/…` (firestore-emulator-protocol.md, chapter 9, and our request log). */
export async function handleAdmin(emulator: Emulator, request: HttpRequest): Promise<Answer> {
  const [, , projects, target = '', databases, database = '', documents, ...path] = request.segments;
  if (projects === 'process' && target === '' && request.method === 'GET') return ok(describeProcess());
  if (projects !== 'projects') return NOT_FOUND;
  if (databases === 'databases' && documents === 'documents' && request.method === 'DELETE') {
    authenticate(request.authorization);
    emulator.store.database({ project: target, database }).clear(path);
    return ok({});
  }
  if (databases !== undefined && TRIGGERS.includes(databases)) {
    throw new FirestoreError('UNIMPLEMENTED', 'Functions that are started by writes are not offered.');
  }
  const [project = '', action = ''] = databases === undefined ? target.split(':') : [];
  switch (`${request.method} ${action}`) {
    case 'PUT securityRules':
      return setRules(emulator, project, request);
    case 'GET evaluations':
      return ok({ evaluations: emulator.rulesets.of(project)?.all() ?? [] });
    case 'POST export':
      await exportProject(emulator, project, parse(ExportRequest, request));
      return ok({});
    case 'POST import':
      await importExport(emulator, project, parse(ImportRequest, request).export_directory);
      return ok({});
    case 'GET requests':
      return ok({ requests: emulator.requests.entries(project) });
    case 'DELETE requests':
      emulator.requests.clear(project);
      return ok({});
    case 'GET ruleCoverage':
    case 'GET ruleCoverage.html':
      throw new FirestoreError(
        'UNIMPLEMENTED',
        `Rule coverage is not offered; ${project}:evaluations says what each statement granted.`,
      );
    default:
      return NOT_FOUND;
  }
}

function setRules({ rulesets, log }: Emulator, project: string, request: HttpRequest): Answer {
  const { ignore_errors, rules } = parse(RulesRequest, request);
  const issues = rulesets.set(project, rules.files);
  for (const { severity, line, column, description } of issues) {
    log(`rules of ${project}: ${line}:${column} ${severity} ${description}`);
  }
  const error = issues.find((issue) => issue.severity === 'ERROR');
  if (error !== undefined && !ignore_errors)
    throw invalid(`${error.line}:${error.column} ${error.description}`);
  return ok(issues.length === 0 ? {} : { issues: issues.map(issueJson) });
}

function issueJson({ fileName, line, column, description, severity }: RulesIssue): object {
  return { sourcePosition: { fileName, line, column }, description, severity };
}

async function exportProject(
  { store, notice }: Emulator,
  project: string,
  { export_directory, export_name }: v.InferOutput<typeof ExportRequest>,
): Promise<void> {
  try {
    await exportData(store, project, export_directory, export_name);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    notice(`Firestore could not export to ${export_directory}: ${why}`);
    throw new FirestoreError('RESOURCE_EXHAUSTED', why);
  }
}

async function importExport({ store }: Emulator, project: string, file: string): Promise<void> {
  try {
    await importData(store, project, file);
  } catch (error) {
    if (error instanceof FirestoreError) throw error;
    throw new FirestoreError('FAILED_PRECONDITION', error instanceof Error ? error.message : String(error));
  }
}

function parse<S extends v.GenericSchema>(schema: S, { body }: HttpRequest): v.InferOutput<S> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body);
  if (!parsed.success) throw invalid("Payload isn't valid for request.");
  return parsed.output;
}
