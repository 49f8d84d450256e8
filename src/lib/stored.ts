/** What the browser refused to store, as JSON; it lives as long as the page. */
const refused = new Map<string, string>();

/**
 * An entry of the browser's storage as JSON, validated by `read`. Where storage fails it lives as long as the
 * page.
 */
export function stored<T>(area: 'localStorage' | 'sessionStorage', key: string, read: (data: unknown) => T) {
  return {
    get(): T | null {
      try {
        const found = refused.get(key) ?? globalThis[area].getItem(key);
        return found === null ? null : read(JSON.parse(found));
      } catch {
        return null;
      }
    },
    set(value: T): void {
      const text = JSON.stringify(value);
      refused.delete(key);
      try {
        globalThis[area].setItem(key, text);
      } catch {
        refused.set(key, text);
      }
    },
    clear(): void {
      refused.delete(key);
      try {
        globalThis[area].removeItem(key);
      } catch {
        // The browser refuses storage.
      }
    },
  };
}
