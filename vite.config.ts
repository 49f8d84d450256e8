import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyChunks } from './scripts/earlyChunks.ts';
import { lightLite } from './scripts/lightLite.ts';
import { HOST, ports } from './scripts/ports.ts';
import { visitorChunks } from './scripts/visitorChunks.ts';
import { paths, patterns } from './src/paths.ts';

export default defineConfig({
  plugins: [
    lightLite(),
    react(),
    earlyChunks({
      [paths.home()]: ['src/site/home/HomePage.tsx', 'src/site/home/homeEvents.ts'],
      [patterns.events]: ['src/site/events/EventsPage.tsx', 'src/site/events/eventList.ts'],
      [patterns.tournaments]: [
        'src/site/tournaments/TournamentsPage.tsx',
        'src/site/tournaments/tournamentList.ts',
      ],
      [patterns.event]: ['src/site/event/EventPage.tsx', 'src/site/event/findEvent.ts'],
      [patterns.admin]: ['src/admin/AdminApp.tsx'],
      [patterns.betr]: ['src/betr/BetrApp.tsx'],
    }),
  ],
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
      output: { codeSplitting: { groups: visitorChunks } },
    },
  },
});
