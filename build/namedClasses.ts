import type { Plugin } from 'vite';

const module = /\.module\.css$/;
const imported = /^import (\w+) from ('[^']+\.module\.css';)$/gm;

/**
 * Makes the classes of a style's module constants that the bundler writes where they are used. Imported as a
 * default, they come as an object with all of its names, also with those that the page doesn't use.
 */
export function namedClasses(): Plugin[] {
  return [
    {
      name: 'named-classes',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
        return { code: code.replace(imported, 'import * as $1 from $2'), map: null };
      },
    },
    {
      // A module of which every name is written elsewhere still brings its style.
      name: 'kept-styles',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        return module.test(id) ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null;
      },
    },
  ];
}
