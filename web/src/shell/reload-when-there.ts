// Reloads the application, but only when the server responds: never into the browser's own error page.

/** Reloads the page when it is available. @returns false when it is not: nothing changes then */
export async function reloadWhenThere(): Promise<boolean> {
  try {
    // The reload itself will fetch the body.
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.status >= 500) return false;
  } catch {
    // No response: the current page is better than none.
    return false;
  }
  window.location.reload();
  return true;
}
