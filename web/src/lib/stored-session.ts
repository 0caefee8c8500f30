// The logged-in user, stored by the browser beside the token.
import {
  forgetKept,
  keep,
  LEFT_KEY,
  notifySessionListeners,
  readKept,
  readToken,
  sessionListeners,
  TOKEN_KEY,
  USER_KEY,
} from './session-token.ts';

/** What the browser stores about an organiser; it grants no access. */
export interface StoredUser {
  id: number;
  email: string;
  role: string;
}

/** The user of the last login; null without a token or when it cannot be read. */
export function readUser(): StoredUser | null {
  return readToken() === null ? null : parseUser(readKept(USER_KEY));
}

/** Stores a login; a new token for the same user replaces the old one. */
export function storeSession(token: string, user: StoredUser): void {
  forgetKept(LEFT_KEY);
  keep(TOKEN_KEY, token);
  keep(USER_KEY, JSON.stringify(user));
  notifySessionListeners();
}

/** Whether somebody has logged out, here or in another tab, and nobody has logged in since. */
export const hasLoggedOut = (): boolean => readToken() === null && readKept(LEFT_KEY) !== null;

/** Notifies of every login and logout, including those in other tabs. */
export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key === null || [TOKEN_KEY, USER_KEY, LEFT_KEY].includes(event.key)) listener();
  };
  sessionListeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    sessionListeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

let parsed: { text: string | null; user: StoredUser | null } = { text: null, user: null };

/** The same object for the same text, so that a component re-renders only when it changes. */
function parseUser(text: string | null): StoredUser | null {
  if (parsed.text !== text) parsed = { text, user: text === null ? null : userOf(text) };
  return parsed.user;
}

function userOf(text: string): StoredUser | null {
  try {
    const { id, email, role } = JSON.parse(text) as StoredUser;
    return typeof email === 'string' && typeof role === 'string' ? { id, email, role } : null;
  } catch {
    return null;
  }
}
