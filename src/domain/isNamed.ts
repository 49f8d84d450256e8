import { slug } from './slug.ts';

/** Whether a fraternity goes by a name, whatever its case and blanks; its id is the slug of its first name. */
export function isNamed(known: { id: string; name: string }, name: string): boolean {
  const wanted = slug(name);
  return known.name === name || (wanted !== '' && [known.id, slug(known.name)].includes(wanted));
}
