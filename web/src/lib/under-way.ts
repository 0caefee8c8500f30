// Work that one tab does, and of which every tab of this browser can tell whether it is under way.

/** Missing where the page came over plain HTTP. */
const locks = (): LockManager | undefined => globalThis.navigator.locks;

/** Does the work. Where another tab is at it already, both are. @throws what the work throws */
export async function keepUnderWay<T>(name: string, work: () => Promise<T>): Promise<T> {
  const shared = locks();
  return shared ? shared.request(name, { ifAvailable: true }, work) : work();
}

/** Whether a tab is at it; it is over with the tab, too. */
export async function isUnderWay(name: string): Promise<boolean> {
  const { held = [] } = (await locks()?.query()) ?? {};
  return held.some((lock) => lock.name === name);
}
