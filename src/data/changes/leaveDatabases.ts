import { once } from '../../lib/once.ts';

/**
 * Makes this page give up what its databases are still doing when the browser sets it aside for Back, as it
 * would if the page ended, and load again when it comes back. WebKit keeps such work undone, and every other
 * page of the site waits for it forever; and Firestore ends its work with the page, so that a page that comes
 * back would be deaf.
 */
export const leaveDatabases: () => void = once(() => {
  const running = new Set<IDBTransaction>();
  let left = false;
  const follow = (begun: IDBTransaction) => {
    running.add(begun);
    for (const end of ['complete', 'abort']) begun.addEventListener(end, () => running.delete(begun));
  };
  if (globalThis.IDBDatabase) {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function start(...given) {
      const request = open.apply(this, given);
      request.addEventListener('upgradeneeded', () => request.transaction && follow(request.transaction));
      return request;
    };
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function begin(...given) {
      if (left) throw new DOMException('The page was left.', 'InvalidStateError');
      const begun = transaction.apply(this, given);
      follow(begun);
      return begun;
    };
  }
  addEventListener('pagehide', ({ persisted }) => {
    left = persisted;
    if (!persisted) return;
    for (const begun of running) {
      try {
        begun.abort();
      } catch {
        // It ends by itself: it was told to commit.
      }
    }
  });
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
});
