// Shows the login over a page while nobody is logged in; a page that was open stays mounted behind it.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsLoggedIn, useOrganiser } from '../../lib/use-organiser.ts';
import { LoginDialog } from './login-dialog.tsx';
import styles from './session-gate.module.css';
import { useAccount } from './use-account.ts';

interface SessionGateProps {
  /** Logging out: no login is shown. */
  isLeaving?: boolean;
  /** Takes the focus after a login. */
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function SessionGate({ isLeaving = false, main, children }: SessionGateProps) {
  const isLoggedIn = useIsLoggedIn();
  const hasPage = useHasPage(isLoggedIn);
  useAccount();
  useRefetchOnLogin(isLoggedIn);
  return (
    <>
      {/* Hidden instead of unmounted, so that input in an open form survives the login. */}
      {hasPage && <div className={isLoggedIn ? undefined : styles.hidden}>{children}</div>}
      {!isLoggedIn && !isLeaving && <LoginDialog returnFocusRef={main} />}
    </>
  );
}

/** Another organiser gets a fresh page, never the previous organiser's. */
function useHasPage(isLoggedIn: boolean): boolean {
  const user = useOrganiser();
  const queries = useQueryClient();
  const [owner, setOwner] = useState(user?.id ?? null);
  const isAnother = user !== null && user.id !== owner;
  useEffect(() => {
    if (!isAnother) return;
    if (owner !== null) queries.clear();
    setOwner(user.id);
  }, [isAnother, owner, user, queries]);
  return !isAnother && (isLoggedIn || owner !== null);
}

/** After a login, refetches what failed or became stale in the meantime. */
function useRefetchOnLogin(isLoggedIn: boolean): void {
  const queries = useQueryClient();
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (isLoggedIn && !wasLoggedIn.current) void queries.invalidateQueries();
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn, queries]);
}
