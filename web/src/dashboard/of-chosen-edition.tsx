// Shows pages of the edition that is chosen: those of another leave the screen and the cache before.
import { type Query, useQueryClient } from '@tanstack/react-query';
import { EDITION_PARAMETER } from '@visavis/contract/dashboard-path';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { chooseEdition, noteShownEdition, useChosenEdition } from '../lib/chosen-edition.ts';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { useEditions, useUsualEdition } from './edition-choice.tsx';

/** Of no edition, of all of them, or kept apart for each. */
const KEPT: ReadonlySet<unknown> = new Set(['edition', 'editions', 'account', 'countries', 'work']);
const isOfOneEdition = ({ queryKey: [name] }: Query): boolean => !KEPT.has(name);

export function OfChosenEdition({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const chosen = useChosenEdition();
  const wanted = useWantedEdition(chosen);
  const [shown, setShown] = useState(chosen);
  const usual = useUsualEdition() ?? null;
  // Before the page can be seen and pressed: a write names it.
  useLayoutEffect(() => {
    noteShownEdition(usual);
    return () => noteShownEdition(null);
  }, [usual]);
  useEffect(() => {
    if (wanted !== chosen) chooseEdition(wanted);
    else if (shown !== chosen) {
      // The pages of the other edition are gone, so that none of them fills the cache again.
      queries.removeQueries({ predicate: isOfOneEdition });
      setShown(chosen);
    }
  }, [wanted, chosen, shown, queries]);
  return wanted === chosen && shown === chosen ? children : <PageWaiting />;
}

/** What the address names, else what was chosen before; null for the usual edition, also where there is none such. */
function useWantedEdition(chosen: number | null): number | null {
  const [search] = useSearchParams();
  const usual = useUsualEdition();
  const { data: editions } = useEditions();
  const named = search.get(EDITION_PARAMETER);
  const wanted = named === null ? chosen : Number(named);
  if (wanted === null || !editions) return chosen;
  if (named !== null && wanted === usual) return null;
  return editions.some(({ id }) => id === wanted) ? wanted : null;
}
