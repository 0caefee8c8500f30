// Ends the session; the token is removed whatever the server answers.
import { useQueryClient } from '@tanstack/react-query';
import { HOME_PATH } from '@visavis/contract/page-path';
import { logOut } from '@visavis/contract/session/calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { leaveSession } from '../../lib/session-token.ts';
import { useAction } from '../../queries/use-action.ts';
import { useToast } from '../../ui/toast.tsx';

export function useLogOut(): { isLeaving: boolean; leave: () => void } {
  const text = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Until the page is left: the login must not open meanwhile.
  const [isLeaving, setLeaving] = useState(false);

  const action = useAction({
    act: () => call(logOut),
    failed: text('dashboard.logoutFailed'),
    atOnce: () => setLeaving(true),
    refused: () => toast(text('dashboard.logoutFailed'), 'error'),
    settled: async () => {
      leaveSession();
      // The next organiser must not see cached data of this one.
      queries.clear();
      await navigate(HOME_PATH);
    },
  });
  return { isLeaving, leave: () => void action.run() };
}
