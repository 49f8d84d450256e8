import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightLite } from './scripts/lightLite.ts';
import { HOST, ports } from './scripts/ports.ts';

/*
 * What the landing page and nearly every other page are made of, as one chunk. Left alone, the bundler cuts these modules
 * apart by who else uses them, and each new screen would add to the first load: at the time of writing 2.2 kB gzipped.
 */
const base = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|react-router-dom|scheduler)/',
    'src/ui/(Button|buttonClass|Link|NavLink|ErrorBoundary|PageError|ToastRegion|toast|Suit|Image|Skeleton|Tile)\\.',
    'src/hooks/(useRouteFocus|useOnline|usePageView)\\.',
    'src/(paths|analytics)\\.',
  ].join('|'),
);

export default defineConfig({
  plugins: [lightLite(), react()],
  server: { host: HOST, port: ports().app, strictPort: true },
  build: {
    target: 'es2022',
    // The first browsers with light-dark(); without it every colour is written twice.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    // The full Firestore SDK, which the console alone loads, is one chunk of about 530 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: [{ name: 'base', test: base }] } },
    },
  },
});
