/**
 * Returns the module that `load` imports. Never resolves when the page is about to reload because a deploy
 * removed the code (`reloadOnce`): Vite resolves such an import with undefined.
 */
export async function whenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const module: Module | undefined = await load();
  return module ?? new Promise<never>(() => {});
}
