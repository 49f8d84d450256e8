import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'parts',
          maxWorkers: 2,
          isolate: false,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/browser/**'],
        },
      },
      {
        test: {
          name: 'streams',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
