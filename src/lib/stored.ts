/**
 * One entry of the browser's storage, kept as JSON. `read` validates the stored value. Where the browser
 * refuses storage, nothing is found and nothing is kept, and the caller goes on without it.
 */
export function stored<T>(area: 'localStorage' | 'sessionStorage', key: string, read: (data: unknown) => T) {
  return {
    get(): T | null {
      try {
        const found = globalThis[area].getItem(key);
        return found === null ? null : read(JSON.parse(found));
      } catch {
        return null;
      }
    },
    set(value: T): void {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden: see above.
      }
    },
    clear(): void {
      try {
        globalThis[area].removeItem(key);
      } catch {
        // Forbidden: see above.
      }
    },
  };
}
