import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { HOST, ports } from './scripts/ports.ts';

export default defineConfig({
  plugins: [react()],
  server: { host: HOST, port: ports().app, strictPort: true },
  build: { target: 'es2022', manifest: true },
});
