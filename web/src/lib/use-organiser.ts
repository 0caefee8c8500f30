// The logged-in organiser, for pages that hide what a role may not do.
import { useState, useSyncExternalStore } from 'react';
import { readToken } from './session-token.ts';
import { readUser, type StoredUser, subscribeSession } from './stored-session.ts';

/** The organiser, or null while nobody is logged in or the user is not known yet. */
export function useOrganiser(): StoredUser | null {
  return useSyncExternalStore(subscribeSession, readUser);
}

/**
 * The role by which a page hides what is not allowed. When a session ends, the page stays as it was behind the login
 * dialog, so the last role is kept.
 */
export function useRole(): string | undefined {
  const role = useOrganiser()?.role;
  const [last, setLast] = useState(role);
  if (role !== undefined && role !== last) setLast(role);
  return role ?? last;
}

/** Whether a token is stored; the server may still reject it. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribeSession, () => readToken() !== null);
}
