import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Removes the parts of React Router that the app doesn't use. Its package points browsers to the development
 * build, and the bundler keeps every component whose creation or naming could be a side effect. So this uses
 * the production build, without names for developer tools, without warnings and what its parts say outside of
 * a router, which `npm start` still shows, and without the branches of data routers, and marks its components
 * as pure.
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
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/^RenderErrorBoundary\.contextType = .*$/m, '')
          .replace(/^function warning\(cond, message\) \{[\s\S]*?^\}/m, 'function warning() {}')
          .replace(/^ *invariant\(\s*!?useInRouterContext\(\),[\s\S]*?\n? *\);$/gm, '')
          .replace('let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;')
          .replace('isDataRoute ? useNavigateStable() : ', ''),
        map: null,
      };
    },
  };
}
