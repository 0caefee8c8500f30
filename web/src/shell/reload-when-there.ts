// Reloads the application, but only when the server responds: never into the browser's own error page.
import { isServed } from '../lib/api-client.ts';

/** Reloads the page when it is available. @returns false when it is not: nothing changes then */
export async function reloadWhenThere(): Promise<boolean> {
  // The reload itself will fetch the body. Without an answer the current page is better than none.
  if (!(await isServed(window.location.href))) return false;
  window.location.reload();
  return true;
}
