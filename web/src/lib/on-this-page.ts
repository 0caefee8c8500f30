// Runs something later, unless a link to another page has been followed by then.

/**
 * A page stays on screen, with its timers, while the next page's code loads: a URL that it writes then would lead back
 * to it.
 * @returns a function that cancels it
 */
export function onThisPageIn(ms: number, act: () => void): () => void {
  const { pathname } = window.location;
  const timer = setTimeout(() => {
    if (window.location.pathname === pathname) act();
  }, ms);
  return () => clearTimeout(timer);
}
