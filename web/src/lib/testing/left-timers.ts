// Ends the timers that a test file leaves running, such as those of cached responses, which would be kept for minutes.

type Timers = Pick<typeof globalThis, 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval'>;
type Act = (...given: unknown[]) => void;

/** @returns ends it: gives back the target's own functions, and ends what was started by the others */
export function watchTimers(target: Timers): () => void {
  const { setTimeout, setInterval, clearTimeout, clearInterval } = target;
  const running = new Set<unknown>();
  const end = (clear: (timer: never) => void) => (timer: unknown) => {
    running.delete(timer);
    clear(timer as never);
  };
  Object.assign(target, {
    setTimeout: (act: Act, ms?: number, ...given: unknown[]) => {
      const timer: unknown = setTimeout(() => {
        running.delete(timer);
        act(...given);
      }, ms);
      running.add(timer);
      return timer;
    },
    setInterval: (...given: Parameters<typeof setInterval>) => {
      const timer = setInterval(...given);
      running.add(timer);
      return timer;
    },
    clearTimeout: end(clearTimeout),
    clearInterval: end(clearInterval),
  });
  return () => {
    Object.assign(target, { setTimeout, setInterval, clearTimeout, clearInterval });
    for (const timer of running) clearTimeout(timer as never);
  };
}
