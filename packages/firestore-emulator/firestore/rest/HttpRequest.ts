import { invalid } from '../FirestoreError.ts';
import { PayloadProblem, type Reader } from '../wire/read.ts';

/** An HTTP request as routes see it. */
export type HttpRequest = {
  method: string;
  /** Decoded, without the empty one before the first slash. */
  segments: string[];
  query: URLSearchParams;
  authorization: string | undefined;
  body: string;
  /** The body as JSON, from a transport that does not bring it as text. */
  payload?: unknown;
  /** The body's length on the wire. */
  bytes: number;
};

/** The body as one message, an absent one as `{}`; throws INVALID_ARGUMENT. */
export function readBody<T>({ body, payload }: HttpRequest, read: Reader<T>): T {
  return readPayload(() => read(payload ?? (body === '' ? {} : JSON.parse(body))));
}

/** Turns what goes wrong while reading a payload into INVALID_ARGUMENT. */
export function readPayload<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof PayloadProblem || error instanceof SyntaxError)
      throw invalid("Payload isn't valid for request.");
    throw error;
  }
}
