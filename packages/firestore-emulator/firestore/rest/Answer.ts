/** What goes back over HTTP: JSON or plain text. */
export type Answer = { status: number; json: unknown } | { status: number; text: string };

export const NOT_FOUND: Answer = { status: 404, text: 'Not Found\n' };

/** A 200 with JSON. */
export function ok(json: unknown): Answer {
  return { status: 200, json };
}
