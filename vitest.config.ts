import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{rules,data,engines}/**'],
        },
      },
      {
        test: {
          name: 'screens',
          isolate: false,
          pool: 'threads',
          environment: './tests/support/pageEnvironment.ts',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
      {
        test: {
          name: 'live',
          isolate: false,
          environment: 'node',
          include: ['tests/rules/**/*.test.ts', 'tests/data/**/*.test.ts'],
          setupFiles: ['tests/support/live.ts'],
          // Its files open projects of their own in the one database.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/accounts.ts',
          maxWorkers: 2,
          // A whole journey; what is polled beside the browser waits as long as its driver does.
          testTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
