// The outbox filter: state, search and time are kept in the URL, so that they survive a reload and Back.
import { DASHBOARD_PATHS } from '@visavis/contract/dashboard-path';
import { EMAIL_STATES, type EmailState } from '@visavis/domain/email/schema';
import { useParams, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { SHOWN, withPart } from '../../lib/use-address-filter.ts';
import { useTypedText } from '../../lib/use-typed-text.ts';

const INSTANT = z.iso.datetime();
const stateOf = (text: string | null): EmailState | undefined => EMAIL_STATES.find((state) => state === text);

interface Wanted {
  id?: number | undefined;
  state: EmailState | undefined;
  search: string;
  /** ISO instant after which each was last tried; the Overview links to it. */
  triedAfter: string | undefined;
  /** Number of rows shown, as encoded in the URL. */
  shown: string | null;
}

function emailsPath({ id, state, search, triedAfter, shown }: Wanted): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (search !== '') query.set('search', search);
  if (triedAfter) query.set('triedAfter', triedAfter);
  if (shown !== null) query.set(SHOWN, shown);
  const path = id === undefined ? DASHBOARD_PATHS.emails : `${DASHBOARD_PATHS.emails}/${id}`;
  return query.size === 0 ? path : `${path}?${query}`;
}

export function useEmailPlace() {
  const [params, setParams] = useSearchParams();
  const { id } = useParams();
  const search = params.get('search') ?? '';
  const state = stateOf(params.get('state'));
  const given = z.safeParse(INSTANT, params.get('triedAfter'));
  const triedAfter = given.success ? given.data : undefined;
  const [typed, setTyped] = useTypedText(search, (text) => {
    setParams((before) => withPart(before, 'search', text), { replace: true, preventScrollReset: true });
  });
  return {
    id: id !== undefined && /^\d{1,10}$/.test(id) ? Number(id) : undefined,
    search,
    state,
    triedAfter,
    typed,
    setTyped,
    /** The path of a message, or of the list, with the current search, state and time unless others are given. */
    pathOf: (wanted: Partial<Omit<Wanted, 'shown'>> = {}) => {
      const isOtherList = 'state' in wanted || 'search' in wanted || 'triedAfter' in wanted;
      return emailsPath({
        state,
        search,
        triedAfter,
        shown: isOtherList ? null : params.get(SHOWN),
        ...wanted,
      });
    },
  };
}
export type EmailPlace = ReturnType<typeof useEmailPlace>;
