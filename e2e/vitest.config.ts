// Browser journeys: one process for each spec file, two at a time, on one shared database server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/fixtures/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A journey that passes the second time has failed.
    retry: 0,
  },
});
