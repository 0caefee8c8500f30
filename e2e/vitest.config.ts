// Configures the browser journeys: four workers, each with one browser for all its files, on one database server.
import { longestFirst } from '@visavis/tools/longest-first.mjs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'e2e',
    include: ['src/**/*.spec.ts'],
    globalSetup: ['src/fixtures/global-setup.ts'],
    pool: 'forks',
    execArgv: ['--min-semi-space-size=64'],
    // Journeys wait about as long as they use the CPU.
    maxWorkers: 4,
    sequence: {
      sequencer: longestFirst([
        '/every-screen.spec.ts',
        '/outages.spec.ts',
        '/hosted-journey.spec.ts',
        '/uploads-memory.spec.ts',
        '/accessibility.spec.ts',
        '/dashboard-planned-deletion.spec.ts',
        '/translated.spec.ts',
        '/first-fair.spec.ts',
        '/mail-killed.spec.ts',
        '/dashboard-low-screens.spec.ts',
        '/dashboard-exhibitors.spec.ts',
        '/dashboard-overview.spec.ts',
        '/hosted-steps.spec.ts',
        '/failures-restart.spec.ts',
        '/dashboard-login-frame.spec.ts',
        '/dashboard-hosted-attendance.spec.ts',
        '/desk.spec.ts',
        '/dashboard-hosted-decisions.spec.ts',
        '/group-mail-killed.spec.ts',
        '/dashboard-import-people.spec.ts',
        '/dashboard-show-day.spec.ts',
      ]),
    },
    // Files share a worker with its loaded modules and browser; each has its own server and visitors.
    isolate: false,
    // What is waited for takes longer on a busy machine than the second that Vitest grants.
    expect: { poll: { timeout: 10_000 } },
    // The longest walks take two minutes beside three others; each wait within them has its own limit.
    testTimeout: 300_000,
    hookTimeout: 180_000,
    // A journey that passes only on a retry is flaky and counts as failed.
    retry: 0,
  },
});
