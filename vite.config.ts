import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { HOST, ports } from './scripts/ports.ts';

export default defineConfig({
  plugins: [react()],
  server: { host: HOST, port: ports().app, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    // The full Firestore SDK, which the console alone loads, is one chunk of about 530 kB.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
