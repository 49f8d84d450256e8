import { runInNewContext } from 'node:vm';
import { GlobalWindow } from 'happy-dom';
import { type Environment, populateGlobal } from 'vitest/runtime';

const language: readonly string[] = runInNewContext('Object.getOwnPropertyNames(globalThis)');
/** What a page's test takes from Node although the page has its own: clocks, coders, streams and itself. */
const fromNode = new Set(
  [
    language,
    'global Buffer setTimeout clearTimeout setInterval clearInterval queueMicrotask atob btoa'.split(' '),
    'performance PerformanceEntry PerformanceObserver PerformanceObserverEntryList crypto'.split(' '),
    'TextEncoder TextDecoder ReadableStream WritableStream TransformStream'.split(' '),
  ].flat(),
);

/**
 * happy-dom as the world of a screen's test. Unlike Vitest's own, every other global is the page's, however
 * many of the same name a newer Node has: an empty localStorage, for one.
 */
const pageEnvironment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global) {
    const page = new GlobalWindow({
      console: globalThis.console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true, navigation: { disableFallbackToSetURL: true } },
    });
    const names = Object.getOwnPropertyNames(page).filter((name) => !fromNode.has(name));
    const hidden = names.flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(global, name);
      return descriptor ? [{ name, descriptor }] : [];
    });
    for (const { name } of hidden) delete global[name];
    const { keys } = populateGlobal(global, page, { bindFunctions: true });
    return {
      async teardown() {
        await page.happyDOM.abort();
        page.close();
        for (const key of keys) delete global[key];
        for (const { name, descriptor } of hidden) Object.defineProperty(global, name, descriptor);
      },
    };
  },
};

export default pageEnvironment;
