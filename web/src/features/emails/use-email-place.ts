// Which messages are looked at: state and search live in the address, so that a reload and the way back keep them.
import { DASHBOARD_PATHS } from '@visavis/contract/page-path';
import { EMAIL_STATES, type EmailState } from '@visavis/domain/email/schema';
import { useParams, useSearchParams } from 'react-router';
import { useTypedText } from '../../lib/use-typed-text.ts';

const stateOf = (text: string | null): EmailState | undefined => EMAIL_STATES.find((state) => state === text);

interface Wanted {
  id?: number | undefined;
  state: EmailState | undefined;
  search: string;
}

function emailsPath({ id, state, search }: Wanted): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (search !== '') query.set('search', search);
  const path = id === undefined ? DASHBOARD_PATHS.emails : `${DASHBOARD_PATHS.emails}/${id}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

export function useEmailPlace() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const search = params.get('search') ?? '';
  const state = stateOf(params.get('state'));
  const [typed, setTyped] = useTypedText(search, (text) => {
    const next = new URLSearchParams(params);
    if (text === '') next.delete('search');
    else next.set('search', text);
    setParams(next, { replace: true, preventScrollReset: true });
  });
  return {
    id: id !== undefined && /^\d{1,10}$/.test(id) ? Number(id) : undefined,
    search,
    state,
    typed,
    setTyped,
    /** The address of a message, or of the list, with the same search and state unless others are given. */
    pathOf: (wanted: Partial<Wanted> = {}) => emailsPath({ state, search, ...wanted }),
  };
}
export type EmailPlace = ReturnType<typeof useEmailPlace>;
