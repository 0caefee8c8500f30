// Loads the application anew, but never into the browser's own error page: only when the server answers.

/** Loads the page anew when it can be had. @returns false when it cannot: then everything stays as it is */
export async function reloadWhenThere(): Promise<boolean> {
  try {
    // The body is asked for by the reload itself.
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    if (answer.status >= 500) return false;
  } catch {
    // No answer: the page in place is better than none.
    return false;
  }
  window.location.reload();
  return true;
}
