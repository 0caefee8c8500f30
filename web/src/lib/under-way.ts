// Runs work in one tab so that every tab of this browser can tell whether it is running.

/** Missing on plain HTTP. */
const locks = (): LockManager | undefined => globalThis.navigator.locks;

/**
 * Runs the work once. If another tab is already running it, both run. Where the browser refuses locks, as it does when
 * storage is forbidden, other tabs cannot tell. @throws what the work throws
 */
export async function keepUnderWay<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const lock = locks()?.request(name, { ifAvailable: true }, begin);
  // When the lock is refused before the work began, it runs without; an error of the work is rethrown by `begin`.
  return lock ? lock.catch(begin) : begin();
}

/** Whether a tab is running it, as far as the browser knows; closing the tab ends it too. */
export async function isUnderWay(name: string): Promise<boolean> {
  const known = await locks()
    ?.query()
    .catch(() => null);
  return known?.held?.some((lock) => lock.name === name) ?? false;
}
