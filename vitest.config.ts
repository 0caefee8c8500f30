// Vitest projects for all workspaces: domain, contract, tools and server tests in Node, web tests in a light DOM.
import { defineConfig } from 'vitest/config';
import { longestFirst } from './tools/src/file-order.mjs';

const WORKER = {
  // A large heap for new objects is cleared less often, and by one thread where all cores are busy: that saves a quarter
  // of the processor time.
  execArgv: ['--min-semi-space-size=128', '--max-semi-space-size=128', '--no-parallel-scavenge'],
  // What is waited for takes longer on a busy machine than the second that Vitest grants.
  expect: { poll: { timeout: 20_000 } },
  setupFiles: ['server/src/testing/property-runs.ts'],
};
const SERVER = {
  ...WORKER,
  globalSetup: ['server/src/testing/global-setup.ts'],
  // Against hanging only: how long a test takes depends on what else runs.
  testTimeout: 300_000,
  hookTimeout: 180_000,
};
/** Tests that mock a module: in a shared worker the mock would leak, or the module be loaded already. */
const ISOLATED = 'server/src/**/*.isolated.test.ts';

export default defineConfig({
  test: {
    // Tests spend about as long waiting for databases and pages as computing.
    maxWorkers: 4,
    sequence: {
      sequencer: longestFirst(
        [
          '/embedded.slow.test.ts',
          '/backup.test.ts',
          '/server/src/uploads.test.ts',
          '/import/people.test.ts',
          '/import/routes.test.ts',
          '/authorisation.test.ts',
          '/claims.model.test.ts',
          '/email/claims.test.ts',
          '/email/retries.test.ts',
          '/yield.race.test.ts',
          '/booking.race.test.ts',
          '/rush.race.test.ts',
          '/canary.test.ts',
        ],
        process.env.TEST_SEED,
      ),
    },
    projects: [
      {
        test: {
          ...WORKER,
          name: 'rules',
          include: ['domain/src/**/*.test.ts', 'contract/src/**/*.test.ts', 'tools/src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        // Files share a worker and its loaded modules: loading took a third of the time.
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
