import type { KeptKind } from './keptKind.ts';

type Kind = KeptKind | 'shell';

/** How many answers of a kind are kept; the oldest give way. A build has some 200 assets. */
const most: Record<Kind, number> = { shell: 1, page: 50, asset: 400, image: 100 };

/** The build that the worker came with: what it keeps stands apart from what older builds left. */
const build = String(import.meta.env.BUILD_ID);
const prefix = 'kept-';
const nameOf = (kind: Kind) => `${prefix}${build}-${kind}`;
const buildOf = (name: string) => name.split('-')[1];

/**
 * The kept answer of an address, from this build or from the one before it; undefined when there is none. An
 * asset or image of the older build is kept with this one from now on. A page is not: it needs the files of
 * its own build.
 */
export async function find(kind: Kind, address: string): Promise<Response | undefined> {
  try {
    const own = await (await caches.open(nameOf(kind))).match(address, { ignoreVary: true });
    const found = own ?? (await caches.match(address, { ignoreVary: true }));
    if (found && !own && (kind === 'asset' || kind === 'image')) void keep(kind, address, found.clone());
    return found;
  } catch {
    return undefined; // The browser refuses storage.
  }
}

/** Whether there is an answer of this very build. */
export async function isKept(kind: Kind, address: string): Promise<boolean> {
  return (await (await caches.open(nameOf(kind))).match(address, { ignoreVary: true })) !== undefined;
}

/**
 * Keeps an answer if it is one that can stand in for the network. Where storage is full or refused, nothing
 * is kept.
 */
export async function keep(kind: Kind, address: string, answer: Response): Promise<void> {
  const html = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const whole = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  if (!whole || html !== (kind === 'page' || kind === 'shell')) return;
  try {
    const cache = await caches.open(nameOf(kind));
    await cache.put(address, answer);
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -most[kind]).map((oldest) => cache.delete(oldest)));
  } catch {
    // See above.
  }
}

/**
 * Forgets what older builds left, but for the last one: tabs that are still open, and pages not seen since,
 * need it.
 */
export async function forgetOlderBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix)).map(buildOf);
  const before = builds.findLast((name) => name !== build);
  const stays = (name: string) => !name.startsWith(prefix) || [build, before].includes(buildOf(name));
  await Promise.all((await caches.keys()).map((name) => stays(name) || caches.delete(name)));
}

/** Forgets all that was ever kept. */
export async function forgetAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}
