// Shows the login over a page while nobody is logged in; a page that was open stays mounted behind it.
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasLoggedOut, subscribeSession } from '../../lib/stored-session.ts';
import { useIsLoggedIn, useOrganiser } from '../../lib/use-organiser.ts';
import { forgetUnsentTexts } from '../../lib/use-unsent-text.ts';
import { DialogHold } from '../../ui/dialog-hold.ts';
import { LoginDialog } from './login-dialog.tsx';
import { SessionEnded } from './session-ended.tsx';
import styles from './session-gate.module.css';
import { useAccount } from './use-account.ts';

interface SessionGateProps {
  /** True while logging out: no login is shown. */
  isLeaving?: boolean;
  /** For a page that keeps working when a session ends by itself: these words and a button replace the login. */
  ended?: string | undefined;
  /** Takes the focus after a login. */
  main: RefObject<HTMLElement | null>;
  children: ReactNode;
}

export function SessionGate({ isLeaving = false, ended, main, children }: SessionGateProps) {
  const isLoggedIn = useIsLoggedIn();
  const hasPage = useHasPage(isLoggedIn);
  const hasLeft = useSyncExternalStore(subscribeSession, hasLoggedOut);
  const [isAsked, setAsked] = useState(false);
  if (isLoggedIn && isAsked) setAsked(false);
  useEffect(() => {
    if (hasLeft) forgetUnsentTexts();
  }, [hasLeft]);
  useAccount();
  useRefetchOnLogin(isLoggedIn);
  const goesOn = ended !== undefined && hasPage && !isLoggedIn && !hasLeft && !isLeaving;
  const isHidden = !isLoggedIn && !goesOn;
  return (
    <>
      {goesOn && <SessionEnded words={ended} onLogIn={() => setAsked(true)} />}
      {/* Hidden instead of unmounted, so that input in an open form survives the login. */}
      {hasPage && (
        <DialogHold value={isHidden}>
          <div className={isHidden ? styles.hidden : undefined}>{children}</div>
        </DialogHold>
      )}
      {!isLoggedIn && !isLeaving && (!goesOn || isAsked) && (
        <LoginDialog returnFocusRef={main} {...(goesOn && { onClose: () => setAsked(false) })} />
      )}
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
