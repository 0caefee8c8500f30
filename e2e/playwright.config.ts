// Configures the browser journeys: four workers, each with one browser for all its files, on one database server.
import { defineConfig } from '@playwright/test';

const isDeep = Boolean(process.env.DEEP);

export default defineConfig({
  testDir: 'src',
  outputDir: '../.cache/failed-journeys',
  globalSetup: './src/fixtures/global-setup.ts',
  // Journeys wait about as long as they use the CPU.
  workers: 4,
  forbidOnly: true,
  // A journey that passes only on a retry is flaky and counts as failed.
  retries: 0,
  // Against hanging only: how long a journey takes depends on what else runs.
  timeout: isDeep ? 0 : 300_000,
  // What is waited for takes longer on a busy machine.
  expect: { timeout: 20_000 },
  use: { actionTimeout: 30_000, navigationTimeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
    // They kill servers, cut connections and measure memory: beside each other they would disturb what they look at.
    { name: 'durability', testMatch: 'durability/*.spec.ts', workers: 1 },
  ],
});
