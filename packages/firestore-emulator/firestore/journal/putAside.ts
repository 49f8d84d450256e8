import { existsSync, renameSync } from 'node:fs';

/**
 * Returns the name under which a file or folder that can't be used is kept:
 * `<path>.damaged-2026-11-21T22-30-05`.
 */
export function asideName(path: string, now = new Date()): string {
  const name = `${path}.damaged-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (let copy = 1; ; copy += 1) {
    const free = copy === 1 ? name : `${name}-${copy}`;
    if (!existsSync(free)) return free;
  }
}

/** Renames a file or folder that can't be used, and returns its new name. */
export function putAside(path: string, now = new Date()): string {
  const name = asideName(path, now);
  renameSync(path, name);
  return name;
}
