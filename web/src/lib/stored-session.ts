// The organiser's token and user in the browser's storage; visitors have none.

/** Who logged in, as the browser keeps it: what it says opens nothing. */
export interface StoredUser {
  id: number;
  email: string;
  role: string;
}

const TOKEN_KEY = 'authToken';
const LEFTOVER_TOKEN_KEY = 'auth_token';
const USER_KEY = 'user';

/** Stands in where storage is forbidden: the session then lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The stored token, or null. A leftover is read once, then it has moved. */
export function readToken(): string | null {
  const leftover = read(LEFTOVER_TOKEN_KEY);
  if (leftover !== null) {
    if (read(TOKEN_KEY) === null) write(TOKEN_KEY, leftover);
    remove(LEFTOVER_TOKEN_KEY);
  }
  return read(TOKEN_KEY);
}

/** Who is logged in, as the last login said; null without a token or when it cannot be read. */
export function readUser(): StoredUser | null {
  return readToken() === null ? null : parseUser(read(USER_KEY));
}

/** Keeps a login; a new token for the same user takes the place of the old. */
export function storeSession(token: string, user: StoredUser): void {
  write(TOKEN_KEY, token);
  write(USER_KEY, JSON.stringify(user));
  notify();
}

/** Forgets token and user. */
export function clearSession(): void {
  const isNews = read(TOKEN_KEY) !== null;
  for (const key of [TOKEN_KEY, LEFTOVER_TOKEN_KEY, USER_KEY]) remove(key);
  if (isNews) notify();
}

/** Tells of every login and logout, those of other tabs included. */
export function subscribeSession(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // A null key: all of it was cleared.
    if (event.key === null || event.key === TOKEN_KEY || event.key === USER_KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored there.
  }
}
