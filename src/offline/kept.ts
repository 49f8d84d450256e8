import type { KeptKind } from './keptKind.ts';

type Kind = KeptKind | 'shell';

/** The maximum number of responses kept per kind; the oldest are dropped. A build has some 200 assets. */
const limits: Record<Kind, number> = { shell: 1, page: 50, asset: 400, image: 100 };

/** The worker's build; its cache is separate from those of older builds. */
const build = String(import.meta.env.BUILD_ID);
const prefix = 'kept-';
const nameOf = (kind: Kind) => `${prefix}${build}-${kind}`;
const buildOf = (name: string) => name.split('-')[1];

/**
 * Returns the kept response of an address, or undefined. Assets and images of the older build move to this
 * one; pages don't.
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

/** Whether a response of this build is kept. */
export async function isKept(kind: Kind, address: string): Promise<boolean> {
  return (await (await caches.open(nameOf(kind))).match(address, { ignoreVary: true })) !== undefined;
}

/** Keeps a response if it can stand in for the network. Where storage is full or refused, nothing is kept. */
export async function keep(kind: Kind, address: string, answer: Response): Promise<void> {
  const html = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const whole = answer.status === 200 && answer.type === 'basic' && !answer.redirected;
  if (!whole || html !== (kind === 'page' || kind === 'shell')) return;
  try {
    const cache = await caches.open(nameOf(kind));
    await cache.put(address, answer);
    const addresses = await cache.keys();
    await Promise.all(addresses.slice(0, -limits[kind]).map((oldest) => cache.delete(oldest)));
  } catch {
    // See above.
  }
}

/**
 * Deletes the caches of older builds except the last one, which open tabs and pages not visited since still
 * need.
 */
export async function forgetOlderBuilds(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(prefix)).map(buildOf);
  const before = builds.findLast((name) => name !== build);
  const stays = (name: string) => !name.startsWith(prefix) || [build, before].includes(buildOf(name));
  await Promise.all((await caches.keys()).map((name) => stays(name) || caches.delete(name)));
}

/** Deletes all caches. */
export async function forgetAll(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
}
