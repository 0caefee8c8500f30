// Stores the organiser's session token and notifies listeners of login and logout; visitors have no session.

export const TOKEN_KEY = 'authToken';
const LEFTOVER_TOKEN_KEY = 'auth_token';
/** The logged-in user; cleared with the token. */
export const USER_KEY = 'user';

/** Fallback where storage is forbidden: the session then lasts as long as the page. */
const memory = new Map<string, string>();
export const sessionListeners = new Set<() => void>();

/** The stored token, or null. A token under the old key is moved on first read. */
export function readToken(): string | null {
  const leftover = readKept(LEFTOVER_TOKEN_KEY);
  if (leftover !== null) {
    if (readKept(TOKEN_KEY) === null) keep(TOKEN_KEY, leftover);
    forgetKept(LEFTOVER_TOKEN_KEY);
  }
  return readKept(TOKEN_KEY);
}

/** Clears token and user. */
export function clearSession(): void {
  const isNews = readKept(TOKEN_KEY) !== null;
  for (const key of [TOKEN_KEY, LEFTOVER_TOKEN_KEY, USER_KEY]) forgetKept(key);
  if (isNews) notifySessionListeners();
}

/** Set by a logout until the next login: without it, a missing session has expired by itself. */
export const LEFT_KEY = 'loggedOut';

/** Clears the session of somebody who logs out, or whose account is disabled, for every tab. */
export function leaveSession(): void {
  keep(LEFT_KEY, 'true');
  clearSession();
  // The session may have ended before.
  notifySessionListeners();
}

export function notifySessionListeners(): void {
  for (const listener of sessionListeners) listener();
}

export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function forgetKept(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored there.
  }
}
