/** A message and the length of its text in bytes. */
export type Message = { content: unknown; bytes: number };

export type Forward = {
  /** Index of the first message over the session's life. */
  offset: number;
  messages: Message[];
  /** Only a handshake has some. */
  headers: Map<string, string>;
};

/** The form body of a forward request or handshake (protocol chapter 4); undefined when it is malformed. */
export function parseForward(body: string): Forward | undefined {
  const form = new URLSearchParams(body);
  const count = wholeNumber(form.get('count') ?? '0');
  const offset = wholeNumber(form.get('ofs') ?? '0');
  if (count === undefined || offset === undefined || count > 1000) return undefined;
  const messages: Message[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = form.get(`req${index}___data__`);
    const content = parseJson(text);
    if (text === null || content === undefined) return undefined;
    messages.push({ content, bytes: Buffer.byteLength(text) });
  }
  return { offset, messages, headers: parseHeaders(form.get('headers') ?? '') };
}

/** The number a decimal text stands for; undefined for any other text. */
export function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parseHeaders(text: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
