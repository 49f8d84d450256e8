import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Spares visitors the parts of React Router that the app doesn't use. Its package names the development build
 * for browsers, and the bundler keeps every component whose making or name it can't tell from a side effect:
 * so the production build is taken, without names for developers' tools, and its components count as pure.
 */
export function lightRouter(): Plugin {
  return {
    name: 'light-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === 'react-router' ? production : null),
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return null;
      return {
        code: code
          .replace(/(?<== )React\d*\.(?:forwardRef|createContext|memo)\(/g, '/* @__PURE__ */ $&')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, ''),
        map: null,
      };
    },
  };
}
