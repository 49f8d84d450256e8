const elements = ['script', 'handler', 'listener', 'foreignobject', 'iframe', 'object', 'embed', 'set'];

/** One piece of XML. A document type may only declare entities: other declarations could hide anything. */
const pieces = new RegExp(
  [
    String.raw`<!--[\s\S]*?-->`,
    String.raw`<!\[CDATA\[[\s\S]*?\]\]>`,
    String.raw`<\?[\s\S]*?\?>`,
    String.raw`<!DOCTYPE(?:[^[\]<>"']|"[^"]*"|'[^']*')*(?:\[(?:\s|<!ENTITY\s+\S+\s+(?:"[^"]*"|'[^']*')\s*>)*\]\s*)?>`,
    String.raw`</?([^\s<>/!?]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>`,
  ].join('|'),
  'g',
);
const attributes = /([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g;
const entities = /<!ENTITY\s+(\S+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;

/**
 * Whether an SVG only draws: no scripts, handlers, foreign pages or addresses that run code. It checks the
 * text, since parsing would log violations of the security policy.
 */
export function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = decoded(bytes);
  const source = text && expanded(text);
  if (!source) return false;
  const rest = source.replace(pieces, '');
  return !rest.includes('<') && [...source.matchAll(pieces)].every(isHarmless);
}

/** Returns null for encodings that a browser might decode differently. */
function decoded(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8';
    return /^(utf-?8|us-ascii|iso-8859-1)$/i.test(declared) ? text : null;
  } catch {
    return null;
  }
}

/**
 * Returns the text with its own entities expanded, which drawing programs use for long addresses; null when
 * they hide markup.
 */
function expanded(text: string): string | null {
  const own = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(entities)) {
    // The first declaration of a name wins.
    if (!own.has(name)) own.set(name, double ?? single ?? '');
  }
  const declarations = text.match(/<!ENTITY/g)?.length ?? 0;
  if (declarations !== [...text.matchAll(entities)].length) return null;
  if ([...own.values()].some((value) => /[<&%]/.test(value))) return null;
  return text.replace(/&([^\s;&<]+);/g, (reference, name: string) => own.get(name) ?? reference);
}

function isHarmless([piece, name, given = '']: RegExpMatchArray): boolean {
  // An XSLT style sheet can write scripts.
  if (piece.startsWith('<?')) return /^<\?xml\s/.test(piece);
  if (name === undefined) return true;
  const local = name.replace(/^.*:/, '').toLowerCase();
  return !elements.includes(local) && [...given.matchAll(attributes)].every(isHarmlessAttribute);
}

function isHarmlessAttribute([, name = '', quoted = '']: RegExpMatchArray): boolean {
  // Browsers skip blanks and control characters inside the name of a scheme.
  const value = withoutReferences(quoted.slice(1, -1)).replace(/[^!-~]/g, '');
  return (
    !/^([^:]*:)?on/i.test(name) &&
    !/(^|;)(javascript|vbscript|data:(?!image\/(png|jpeg|gif|webp)))/i.test(value)
  );
}

/** Replaces numeric references with their characters: '&#106;' becomes 'j'. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
