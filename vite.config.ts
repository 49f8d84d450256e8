import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appModules } from './build/appModules.ts';
import { oldestBrowsers } from './build/browsers.ts';
import { heartbeatsInMemory } from './build/heartbeatsInMemory.ts';
import { lightReact } from './build/lightReact.ts';
import { lightRouter } from './build/lightRouter.ts';
import { namedClasses } from './build/namedClasses.ts';
import { namedFiles } from './build/namedFiles.ts';
import { assetFileNames, chunkFileNames, classNames } from './build/names.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shared, visitorChunks } from './build/visitorChunks.ts';
import { HOST, ports } from './scripts/ports.ts';

export default defineConfig(async ({ command, isPreview }) => {
  const modules = command === 'build' && !isPreview ? await appModules() : null;
  return {
    plugins: [
      lightReact(),
      lightRouter(),
      heartbeatsInMemory(),
      namedClasses(),
      react(),
      modules && prerender(modules),
      serviceWorker(),
    ],
    server: { host: HOST, port: ports().app, strictPort: true },
    css: modules ? classNames : {},
    // Otherwise a file of data is there twice: whole, and as constants.
    json: { namedExports: false },
    build: {
      target: oldestBrowsers,
      manifest: true,
      modulePreload: { polyfill: false, ...(modules && { resolveDependencies: namedFiles(modules) }) },
      // The full Firestore SDK, which the console alone loads, is one chunk of about 530 kB.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        optimization: { inlineConst: { mode: 'all' as const } },
        output: modules
          ? {
              assetFileNames,
              chunkFileNames: chunkFileNames(shared),
              codeSplitting: { groups: visitorChunks(modules) },
            }
          : {},
      },
    },
  };
});
