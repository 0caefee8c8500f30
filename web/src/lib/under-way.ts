// Work that one tab does, and of which every tab of this browser can tell whether it is under way.

/** Missing where the page came over plain HTTP. */
const locks = (): LockManager | undefined => globalThis.navigator.locks;

/**
 * Does the work, once. Where another tab is at it already, both are; where the browser refuses locks, as it does when
 * it may keep nothing of a site, the other tabs cannot tell. @throws what the work throws
 */
export async function keepUnderWay<T>(name: string, work: () => Promise<T>): Promise<T> {
  let begun: Promise<T> | undefined;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  const lock = locks()?.request(name, { ifAvailable: true }, begin);
  // Refused before the work began, it begins without; what the work throws comes through `begin` again.
  return lock ? lock.catch(begin) : begin();
}

/** Whether a tab is at it, as far as the browser says; it is over with the tab, too. */
export async function isUnderWay(name: string): Promise<boolean> {
  const known = await locks()
    ?.query()
    .catch(() => null);
  return known?.held?.some((lock) => lock.name === name) ?? false;
}
