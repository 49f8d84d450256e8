import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // On two cores vitest would leave one to its own process, which has little to do.
    maxWorkers: 2,
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
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // A whole journey; what is polled beside the browser waits as long as its driver does.
          testTimeout: 180_000,
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
