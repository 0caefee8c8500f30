// The organiser's token and user in the browser's storage; visitors have none.

const TOKEN_KEY = 'authToken';
const LEFTOVER_TOKEN_KEY = 'auth_token';
const USER_KEY = 'user';

/** The stored token, or null; forbidden storage counts as none. A leftover is read once, then it has moved. */
export function readToken(): string | null {
  try {
    const leftover = localStorage.getItem(LEFTOVER_TOKEN_KEY);
    if (leftover !== null) {
      if (localStorage.getItem(TOKEN_KEY) === null) localStorage.setItem(TOKEN_KEY, leftover);
      localStorage.removeItem(LEFTOVER_TOKEN_KEY);
    }
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Forgets token and user. */
export function clearSession(): void {
  try {
    for (const key of [TOKEN_KEY, LEFTOVER_TOKEN_KEY, USER_KEY]) localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
