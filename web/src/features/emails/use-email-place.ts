// The outbox filter: state and search are kept in the URL, so that they survive a reload and Back.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { EMAIL_STATES, type EmailState } from '@visavis/domain/email/schema';
import { useParams, useSearchParams } from 'react-router';
import { SHOWN, withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';

const stateOf = (text: string | null): EmailState | undefined => EMAIL_STATES.find((state) => state === text);

interface Wanted {
  id?: number | undefined;
  state: EmailState | undefined;
  search: string;
  /** Number of rows shown, as encoded in the URL. */
  shown: string | null;
}

function emailsPath({ id, state, search, shown }: Wanted): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (search !== '') query.set('search', search);
  if (shown !== null) query.set(SHOWN, shown);
  const path = id === undefined ? DASHBOARD_PATHS.emails : `${DASHBOARD_PATHS.emails}/${id}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

export function useEmailPlace() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const search = params.get('search') ?? '';
  const state = stateOf(params.get('state'));
  const [typed, setTyped] = useTypedText(search, (text) => {
    setParams((before) => withPart(before, 'search', text), { replace: true, preventScrollReset: true });
  });
  return {
    id: id !== undefined && /^\d{1,10}$/.test(id) ? Number(id) : undefined,
    search,
    state,
    typed,
    setTyped,
    /** The path of a message, or of the list, with the current search and state unless others are given. */
    pathOf: (wanted: Partial<Omit<Wanted, 'shown'>> = {}) => {
      const isOtherList = 'state' in wanted || 'search' in wanted;
      return emailsPath({ state, search, shown: isOtherList ? null : params.get(SHOWN), ...wanted });
    },
  };
}
export type EmailPlace = ReturnType<typeof useEmailPlace>;
