// Shows pages of the chosen edition: those of another one are unmounted and removed from the cache first.
import { type Query, useQueryClient } from '@tanstack/react-query';
import { EDITION_PARAMETER } from '@visavis/contract/dashboard-path';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { chooseEdition, noteShownEdition, useChosenEdition } from '../lib/chosen-edition.ts';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { useEditions, useUsualEdition } from './edition-choice.tsx';

/** Queries of no single edition, or cached separately for each. */
const KEPT: ReadonlySet<unknown> = new Set(['edition', 'editions', 'account', 'countries', 'work']);
const isOfOneEdition = ({ queryKey: [name] }: Query): boolean => !KEPT.has(name);

export function OfChosenEdition({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const chosen = useChosenEdition();
  const wanted = useWantedEdition(chosen);
  const [shown, setShown] = useState(chosen);
  const usual = useUsualEdition() ?? null;
  // Set before the page can be used, since every write names the edition.
  useLayoutEffect(() => {
    noteShownEdition(usual);
    return () => noteShownEdition(null);
  }, [usual]);
  useEffect(() => {
    if (wanted !== chosen) chooseEdition(wanted);
    else if (shown !== chosen) {
      // The other edition's pages are unmounted by now, so none of them can fill the cache again.
      queries.removeQueries({ predicate: isOfOneEdition });
      setShown(chosen);
    }
  }, [wanted, chosen, shown, queries]);
  return wanted === chosen && shown === chosen ? children : <PageWaiting />;
}

/** The edition in the URL, else the stored choice; null for the usual edition, also if the one named does not exist. */
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
