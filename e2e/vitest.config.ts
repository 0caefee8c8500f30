// Browser journeys: three workers, each with one browser for all its files, on one shared database server.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/fixtures/global-setup.ts'],
    pool: 'forks',
    // Journeys wait about as long as they compute.
    maxWorkers: 3,
    // Files share a worker, what it has loaded, and its browser; each has a server and visitors of its own.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A journey that passes the second time has failed.
    retry: 0,
  },
});
