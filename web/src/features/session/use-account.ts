// Checks once with the server who is logged in: since the login, the role may have changed or the session ended.
import { useQuery } from '@tanstack/react-query';
import { getAccount } from '@visavis/contract/account/calls';
import { useEffect } from 'react';
import { useText } from '../../i18n/text.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { readToken } from '../../lib/session-token.ts';
import { storeSession } from '../../lib/stored-session.ts';
import { useIsLoggedIn } from '../../lib/use-organiser.ts';
import { useToast } from '../../ui/toast.tsx';

export function useAccount(): void {
  const text = useText();
  const toast = useToast();
  const isLoggedIn = useIsLoggedIn();
  const { data, error } = useQuery({
    queryKey: ['account', 'session'],
    queryFn: async ({ signal }) => {
      const token = readToken();
      const { id, email, role } = await call(getAccount, { signal });
      return { token, user: { id, email, role } };
    },
    enabled: isLoggedIn,
  });
  useEffect(() => {
    const token = readToken();
    if (data && token !== null && token === data.token) storeSession(token, data.user);
  }, [data]);
  const hasFailed = error instanceof ApiError && error.status >= 500;
  useEffect(() => {
    if (hasFailed) toast(text('dashboard.checkFailed'), 'error');
  }, [hasFailed, toast, text]);
}
