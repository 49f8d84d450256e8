import { expect } from 'vitest';
import { encodedFields, type Storable } from '../../src/data/site/firestoreValues.ts';
import { firestoreEmulator, type Role, type TestProject } from './TestProject.ts';

export type Fields = Record<string, Storable>;

const serverTime = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });
const added = ([fieldPath, by]: [string, number]) => ({
  fieldPath,
  increment: { integerValue: String(by) },
});

/**
 * Returns how to write below events/site, or with a slash before the path anywhere, by plain requests, as the
 * site does it and as somebody would by hand.
 */
export function signUpWrites(project: TestProject) {
  const { host, port } = firestoreEmulator();
  const root = `projects/${project.id}/databases/(default)/documents`;
  const named = (path: string) =>
    path.startsWith('/') ? root + path : `${root}/events/site/${path}`.replace(/\/$/, '');

  /** Writes a whole document; `times` are fields with the server's moment. */
  const set = (path: string, fields: Fields, ...times: string[]) => ({
    update: { name: named(path), fields: encodedFields(fields) },
    updateTransforms: times.map(serverTime),
  });

  /** Changes these fields of a document. */
  const patch = (path: string, fields: Fields, ...times: string[]) => ({
    ...set(path, fields, ...times),
    updateMask: { fieldPaths: Object.keys(fields) },
  });

  /** Adds to these counts of the event, changes these fields of it, and says when. */
  const counts = (by: Record<string, number>, fields: Fields = {}, ...times: string[]) => ({
    ...patch('', fields),
    updateTransforms: [...Object.entries(by).map(added), ...['updatedAt', ...times].map(serverTime)],
  });

  const calls = (by: number) => (by < 0 ? ['line.calledAt'] : []);

  /** Counts so many people more, and changes these fields of the event; who leaves calls the next in line. */
  const count = (by: number, fields: Fields = {}) =>
    counts({ currentParticipants: by }, fields, ...calls(by));

  /** Counts so many people more, with a number that isn't whole by its type. */
  const doubled = (by: number) => ({
    ...patch('', {}),
    updateTransforms: [
      { fieldPath: 'currentParticipants', increment: { doubleValue: by } },
      ...['updatedAt', ...calls(by)].map(serverTime),
    ],
  });

  /** Returns whether the rules let a commit through. Anything else than that, and a refusal, is an error. */
  async function isTaken(writes: readonly object[], role: Role = 'anyone'): Promise<boolean> {
    const answer = await fetch(`http://${host}:${port}/v1/${root}:commit`, {
      method: 'POST',
      headers: await project.headersOf(role)(),
      body: JSON.stringify({ writes }),
    });
    if (answer.ok || answer.status === 403) return answer.ok;
    throw new Error(`${answer.status}: ${await answer.text()}`);
  }

  /** Expects that nobody gets through with these, and with the last of them everybody does. */
  async function onlyTheLast(...commits: (readonly object[])[]): Promise<void> {
    const last = commits.pop() ?? [];
    for (const [at, writes] of commits.entries())
      expect(await isTaken(writes), `commit ${at}: ${JSON.stringify(writes)}`).toBe(false);
    expect(await isTaken(last)).toBe(true);
  }

  return {
    set,
    patch,
    remove: (path: string) => ({ delete: named(path) }),
    count,
    counts,
    doubled,
    isTaken,
    onlyTheLast,
  };
}
