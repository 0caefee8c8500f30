// Who is logged in, as the browser keeps it beside the token.
import {
  keep,
  readKept,
  readToken,
  sessionListeners,
  TOKEN_KEY,
  tellOfSession,
  USER_KEY,
} from './session-token.ts';

/** What the browser keeps of an organiser: what it says opens nothing. */
export interface StoredUser {
  id: number;
  email: string;
  role: string;
}

/** Who is logged in, as the last login said; null without a token or when it cannot be read. */
export function readUser(): StoredUser | null {
  return readToken() === null ? null : parseUser(readKept(USER_KEY));
}

/** Keeps a login; a new token for the same user takes the place of the old. */
export function storeSession(token: string, user: StoredUser): void {
  keep(TOKEN_KEY, token);
  keep(USER_KEY, JSON.stringify(user));
  tellOfSession();
}

/** Tells of every login and logout, those of other tabs included. */
export function subscribeSession(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key: all of it was cleared.
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) listener();
  };
  sessionListeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    sessionListeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

let parsed: { text: string | null; user: StoredUser | null } = { text: null, user: null };

/** The same object for the same text, so that a component draws anew only when it changes. */
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
