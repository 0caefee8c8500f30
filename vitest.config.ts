// One test run for every workspace: pure rules and server tests in Node, components in a light DOM.
import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      ...(existsSync('web/vite.config.ts') ? ['web/vite.config.ts'] : []),
    ],
  },
});
