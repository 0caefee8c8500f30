// Configures journeys and durability tests: four workers, journeys' with one browser each, on one database server.
import { defineConfig } from '@playwright/test';

const isDeep = Boolean(process.env.DEEP);
const MEASURES_MEMORY = 'durability/uploads-memory.spec.ts';

export default defineConfig({
  testDir: 'src',
  outputDir: '../.cache/failed-journeys',
  globalSetup: './src/fixtures/global-setup.ts',
  // Journeys wait about as long as they use the CPU.
  workers: 4,
  forbidOnly: true,
  // A journey that passes only on a retry is flaky and counts as failed.
  retries: 0,
  // Only guards against hanging: a journey's duration depends on the machine's load.
  timeout: isDeep ? 0 : 300_000,
  // Assertions take longer on a busy machine.
  expect: { timeout: 20_000 },
  use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    // They kill servers and cut connections, each those of its own file, and mostly wait. The deep run also takes times.
    {
      name: 'durability',
      testMatch: 'durability/*.spec.ts',
      testIgnore: MEASURES_MEMORY,
      workers: isDeep ? 1 : 4,
    },
    // After all others: what runs beside it would fill the memory too.
    { name: 'memory', testMatch: MEASURES_MEMORY, dependencies: ['durability'], workers: 1 },
  ],
});
