let failure: Promise<Error | null> = Promise.resolve(null);

/** Takes why code didn't come, null where the page reloads for it; call it before its import resolves. */
export function missesCode(why: Promise<Error | null>): void {
  failure = why;
}

/**
 * Returns the module that `load` imports. Never resolves when the page is about to reload because a deploy
 * removed the code (`reloadOnce`): Vite resolves such an import with undefined.
 * @throws Error, the browser's, when the code didn't come and the page isn't reloaded
 */
export async function whenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const module: Module | undefined = await load();
  if (module) return module;
  const why = await failure;
  if (why) throw why;
  return new Promise<never>(() => {});
}
