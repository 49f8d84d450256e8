let failure: Promise<Error | null> = Promise.resolve(null);

/** Takes why code didn't come, null where the page reloads for it; call it before its import resolves. */
export function missesCode(why: Promise<Error | null>): void {
  failure = why;
}

/**
 * Returns the module that `load` imports. Never resolves when a missing file makes the page reload
 * (`reloadOnce`). @throws Error when the code didn't come otherwise
 */
export async function whenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const module: Module | undefined = await load();
  if (module) return module;
  const why = await failure;
  if (why) throw why;
  return new Promise<never>(() => {});
}
