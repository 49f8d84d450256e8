import type { BoardData } from '../../src/domain/night/board/boardPatch.ts';

/** What a server answers to a plain read: a document, null for none, a status for an error. */
type Answer = object | number | null;

/** A server of plain reads for `vi.stubGlobal('fetch', …)`; `asked` are the paths of the documents. */
export function plainAnswer(first: Answer) {
  const server = {
    answer: first,
    asked: [] as string[],
    fetch: (_: unknown, { body }: { body: string }): Promise<Response> => {
      const [path = ''] = JSON.parse(body).documents;
      server.asked.push(String(path).replace(/.*\/documents\//, ''));
      const { answer } = server;
      if (typeof answer === 'number') return Promise.resolve(new Response('', { status: answer }));
      const found = answer && { ...answer, updateTime: 'version 1' };
      const json = [{ ...(found ? { found } : { missing: 'x' }), readTime: new Date().toISOString() }];
      return Promise.resolve(Response.json(json));
    },
  };
  return server;
}

/** Returns a document as Firestore prints it. */
export function answeredWith(map: BoardData): { fields: object } {
  return {
    fields: Object.fromEntries(Object.entries(map).map(([name, value]) => [name, printed(value)])),
  };
}

function printed(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(printed) } };
  return value === null ? { nullValue: null } : { mapValue: answeredWith(Object(value)) };
}
