import { betrPictures } from './betrPictures.ts';
import { consolePictures } from './consolePictures.ts';
import { dialogPictures } from './dialogPictures.ts';
import { nightPictures } from './nightPictures.ts';
import type { Picture } from './picture.ts';
import { growToDialog, type Taken, takePicture } from './takePicture.ts';
import { type Site, type Size, visit } from './visit.ts';
import { visitorPictures } from './visitorPictures.ts';

const all = [...visitorPictures, ...consolePictures, ...dialogPictures, ...betrPictures, ...nightPictures];

/** The pictures of one visit, by the names of their files. */
export type Pictures = Map<string, Taken>;
/** A visit to make. */
export type Task = { picture: Picture; size: Size };

/** Returns the visits whose pictures have a name that contains `part`. */
export function tasks(part = ''): Task[] {
  return (['phone', 'desktop'] as const).flatMap((size) =>
    all
      .filter(({ only }) => only === undefined || only === size)
      .map((picture) => ({ picture, size }))
      .filter((task) => nameOf(task).includes(part)),
  );
}

/** Returns the name of a visit's picture, without extension. */
export const nameOf = ({ picture, size }: Task) => `${picture.name}.${size}`;

/** Returns the pictures of a visit: one, and a second one where a dialog is longer than the screen. */
export function picturesOf(site: Site, { picture, size }: Task): Promise<Pictures> {
  const name = nameOf({ picture, size });
  return visit(site, picture, size, async (page) => {
    const taken: Pictures = new Map([[name, await takePicture(page)]]);
    if (await growToDialog(page)) taken.set(`${name}.whole`, await takePicture(page));
    return taken;
  });
}

/**
 * Makes the visits, two at a time, and passes on the result of each. One that fails is tried again; returns
 * the errors by name.
 */
export async function takeAll(
  site: Site,
  todo: readonly Task[],
  keep: (pictures: Pictures) => Promise<void>,
): Promise<Map<string, string>> {
  const failures = new Map<string, string>();
  const left = todo.values();
  const work = async () => {
    for (const task of left) {
      try {
        await keep(await picturesOf(site, task).catch(() => picturesOf(site, task)));
      } catch (error) {
        failures.set(nameOf(task), String(error).split('\n').slice(0, 5).join(' '));
      }
      process.stdout.write(failures.has(nameOf(task)) ? 'x' : '.');
    }
  };
  await Promise.all([work(), work()]);
  console.log();
  return failures;
}
