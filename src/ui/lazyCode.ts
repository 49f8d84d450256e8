import { type ComponentType, lazy } from 'react';

/**
 * Returns the module that `load` imports. It waits forever when the page is about to reload because a deploy
 * took the code away (`reloadOnce`): Vite resolves such an import with nothing.
 */
export async function whenThere<Module>(load: () => Promise<Module>): Promise<Module> {
  const module: Module | undefined = await load();
  return module ?? new Promise<never>(() => {});
}

/** Returns a page whose code is fetched when it is first rendered. */
export function lazyPart<Props>(load: () => Promise<{ Component: ComponentType<Props> }>) {
  return lazy(async () => ({ default: (await whenThere(load)).Component }));
}
