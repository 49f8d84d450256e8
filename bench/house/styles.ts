/** A style as it stands in the tree. */
export type Style = { path: string; text: string };

const tokens = /^src\/ui\/(tokens|\w+Tokens)\.css$/;
const rawColor = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

/** Returns the number of lines of the styles. */
export const styleLines = (styles: readonly Style[]) =>
  styles.reduce((sum, { text }) => sum + text.replace(/\n$/, '').split('\n').length, 0);

/**
 * Returns the bodies of three declarations or more that rules of several files share, whatever the order of
 * their declarations, each with its places.
 */
export function equalBodies(styles: readonly Style[]): [body: string, places: string[]][] {
  const bodies = new Map<string, { places: string[]; files: Set<string> }>();
  for (const { path, text } of styles)
    for (const { selector, body, line } of rulesOf(text)) {
      if (body.length < 3) continue;
      const key = body.sort().join('; ');
      const found = bodies.get(key) ?? { places: [], files: new Set() };
      found.places.push(`${path}:${line} ${selector}`);
      found.files.add(path);
      bodies.set(key, found);
    }
  return [...bodies].flatMap(([body, { places, files }]) => (files.size > 1 ? [[body, places]] : []));
}

/** Returns the places of the lines with a color by its value, outside the files of tokens. */
export function rawColors({ path, text }: Style): string[] {
  if (tokens.test(path)) return [];
  return text.split('\n').flatMap((line, index) => (rawColor.test(line) ? `${path}:${index + 1}` : []));
}

/** Returns the innermost blocks of a style, with the line of each. */
function rulesOf(text: string): { selector: string; body: string[]; line: number }[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(({ 1: selector = '', 2: body = '', index }) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    body: body
      .split(';')
      .map((one) => one.trim().replace(/\s+/g, ' '))
      .filter(Boolean),
    line: code.slice(0, index + selector.search(/\S/)).split('\n').length,
  }));
}
