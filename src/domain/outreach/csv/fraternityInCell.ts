import { fraternityKey, listedFraternity } from '../../fraternities/fraternityNames.ts';

/** Greek letters in words, and as themselves: what chapters are called. */
const greek =
  /^(?:(?:alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega|\p{Script=Greek}+)(?:[\s-]+|$))+$/iu;

/**
 * Returns the fraternity that a cell names, and the chapter's own name if it holds both: 'Sigma Chi - Beta
 * chapter', 'Pike (ΠΚΑ)', 'Beta Chapter of Sigma Chi'.
 */
export function fraternityInCell(cell: string): { name: string; chapterName: string } {
  if (!listedFraternity(cell))
    for (const [name, rest] of parts(cell)) {
      if (!listedFraternity(name)) continue;
      const own = rest.replace(/\s*\bchapter\b\s*/i, ' ').trim();
      const isOwn = own !== rest || greek.test(own);
      return { name, chapterName: isOwn && fraternityKey(own) !== fraternityKey(name) ? own : '' };
    }
  return { name: cell, chapterName: '' };
}

/** Returns how a cell may be two names: the fraternity and the rest. */
function parts(cell: string): (readonly [string, string])[] {
  const [, own, after] = /^(.+? chapter) of (?:the )?(.+)$/i.exec(cell) ?? [];
  const [, first, second] = /^(.+?)(?:\s+[-–—|/]\s+|\s*[,:(]\s*)(.+?)\)?$/.exec(cell) ?? [];
  return [
    ...(own && after ? [[after, own] as const] : []),
    ...(first && second ? [[first, second] as const] : []),
    ...(first && second && /\bchapter$/i.test(first) ? [[second, first] as const] : []),
  ];
}
