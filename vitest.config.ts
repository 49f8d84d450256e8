import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'tests/domain/**/*.test.ts',
            'tests/content/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/build/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'emulators/tests/**/*.test.ts',
          ],
          exclude: ['emulators/tests/browser/**'],
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/screens/**/*.test.tsx'],
          setupFiles: ['tests/support/screens.ts'],
        },
      },
      {
        test: {
          name: 'streams',
          environment: 'node',
          include: ['emulators/tests/browser/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'live',
          environment: 'node',
          include: ['tests/rules/**/*.test.ts', 'tests/data/**/*.test.ts'],
          fileParallelism: false,
        },
      },
    ],
  },
});
