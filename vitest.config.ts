// One test run for every workspace: pure rules and server tests in Node, components in a light DOM.
import { defineConfig } from 'vitest/config';

const SERVER = {
  globalSetup: ['server/src/testing/global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
/** Tests that replace a module: in a shared worker it would stay replaced, or be loaded already. */
const ISOLATED = 'server/src/**/*.isolated.test.ts';

export default defineConfig({
  test: {
    // Tests wait for databases and pages about as long as they compute.
    maxWorkers: 4,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Files share a worker and what it has loaded: loading took a third of the time.
        test: {
          ...SERVER,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          exclude: [ISOLATED],
          isolate: false,
        },
      },
      { test: { ...SERVER, name: 'server, isolated', include: [ISOLATED] } },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: {
          name: 'web',
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: ['src/**/*.isolated.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web, isolated', include: ['src/**/*.isolated.test.{ts,tsx}'] },
      },
    ],
  },
});
