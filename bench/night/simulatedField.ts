import type { Entrant } from '../../src/domain/night/draw/draw.ts';

/** The chapters of the schools that send people, by how many come from each; the first school is the host. */
const schools: readonly (readonly number[])[] = [[8, 6, 4], [5, 3], [4, 2], [3], [2, 2], [1, 1, 1], [1]];
/** How many of each forty people are the host's students without a chapter. */
const independents = 3;

/**
 * Returns the people of a night: of each forty, 18 from three chapters of the host's school and three of its
 * other students, the others guests from chapters of six schools; one has no school.
 */
export function simulatedField(size: number): Entrant[] {
  const people: Omit<Entrant, 'no'>[] = [];
  for (let forty = 0; people.length < size; forty++) {
    for (const [at, chapters] of schools.entries()) {
      const school = at === 0 ? 'host' : `school ${forty}-${at}`;
      for (const [chapter, count] of chapters.entries())
        people.push(
          ...Array.from({ length: count }, () => ({ school, chapter: `${school} ${forty} ${chapter}` })),
        );
    }
    people.push(...Array.from({ length: independents }, () => ({ school: 'host', chapter: '' })));
  }
  const field = people.slice(0, size - 1);
  return [...field, { school: '', chapter: '' }].map((person, at) => ({ ...person, no: at + 1 }));
}
