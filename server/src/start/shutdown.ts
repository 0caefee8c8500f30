// Stops the program in order on a signal, and in time when something hangs.
import type { Log } from '../adapters/log.ts';

// Supervisors and people at a terminal wait about this long.
const DEADLINE_MS = 4_500;
// npm forwards Ctrl-C in addition to the terminal, so one Ctrl-C arrives twice.
const ECHO_MS = 1_000;

type Step = { name: string; run: () => Promise<unknown> };

export interface Shutdown {
  /** Steps run in the reverse order of their registration. */
  onStop(name: string, run: () => Promise<unknown>): void;
  /** Runs the steps and ends the process. */
  stop(exitCode: number): Promise<void>;
}

/** SIGINT, SIGTERM, SIGHUP and the end of the parent process stop the program; a later second signal forces it. */
export function createShutdown(log: Log): Shutdown {
  const steps: Step[] = [];
  let startedAt: number | null = null;

  const stop = async (exitCode: number) => {
    if (startedAt !== null) return;
    startedAt = Date.now();
    const timer = setTimeout(() => {
      log.warn(
        'Not everything stopped in time. A database that is still closing goes on doing so by itself.',
      );
      process.exit(exitCode);
    }, DEADLINE_MS);
    for (const step of steps.reverse()) {
      try {
        await step.run();
      } catch (error) {
        log.error(`Stopping ${step.name} failed: ${error instanceof Error ? error.message : error}`);
      }
    }
    clearTimeout(timer);
    process.exit(exitCode);
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (startedAt !== null && Date.now() - startedAt > ECHO_MS) process.exit(130);
      void stop(0);
    });

  // The parent process is gone, and its IPC channel with it: do not stay behind as an orphan.
  process.on('disconnect', () => void stop(0));

  return { onStop: (name, run) => steps.push({ name, run }), stop };
}
