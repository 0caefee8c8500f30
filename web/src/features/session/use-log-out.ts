// Ends the session; the token is removed whatever the server answers.
import { useQueryClient } from '@tanstack/react-query';
import { HOME_PATH } from '@visavis/contract/page-path';
import { logOut } from '@visavis/contract/session/calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { leaveSession } from '../../lib/session-token.ts';
import { useToast } from '../../ui/toast.tsx';

export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async () => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      await call(logOut);
    } catch (error) {
      // The session had already ended.
      if (!(error instanceof ApiError && error.status === 401))
        toast(text('dashboard.logoutFailed'), 'error');
    }
    leaveSession();
    // The next organiser must not see cached data of this one.
    queries.clear();
    await navigate(HOME_PATH);
  };
  return { isLeaving, leave };
}
