// Does something later on the page where it was begun, but no longer once a link to another page was followed.

/**
 * A page stays on screen, with its timers, while the code of the next one loads: what it wrote into the address then
 * would lead back to it.
 * @returns a function that calls it off
 */
export function onThisPageIn(ms: number, act: () => void): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) act();
  }, ms);
  return () => clearTimeout(timer);
}
