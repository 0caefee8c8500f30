// Who is logged in, for pages that hide what a role may not do.
import { useState, useSyncExternalStore } from 'react';
import { readToken } from './session-token.ts';
import { readUser, type StoredUser, subscribeSession } from './stored-session.ts';

/** The organiser, or null while nobody is logged in or it is not known yet who. */
export function useOrganiser(): StoredUser | null {
  return useSyncExternalStore(subscribeSession, readUser);
}

/**
 * What a page goes by when it hides what a role may not do. A session that ends leaves the page as it was behind the
 * login, so the role stays the last one.
 */
export function useRole(): string | undefined {
  const role = useOrganiser()?.role;
  const [last, setLast] = useState(role);
  if (role !== undefined && role !== last) setLast(role);
  return role ?? last;
}

/** Whether a token is stored; the server may still refuse it. */
export function useIsLoggedIn(): boolean {
  return useSyncExternalStore(subscribeSession, () => readToken() !== null);
}
