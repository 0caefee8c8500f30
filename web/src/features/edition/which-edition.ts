// Which edition the page shows: the one in the URL, else the chosen one, else the site's, else the newest draft.
import { useParams } from 'react-router';
import { useChosenEdition } from '../../lib/chosen-edition.ts';
import { useEdition } from '../../queries/use-edition.ts';
import { useEditions } from './api.ts';

/** @returns the id; undefined until known, null if there is no edition */
export function useWhichEdition(): number | null | undefined {
  const { id } = useParams();
  const chosen = useChosenEdition();
  const site = useEdition();
  const { data: editions } = useEditions();
  if (id !== undefined) return Number(id);
  if (chosen !== null) return chosen;
  if (site.data) return site.data.id;
  // Not isPending: the answer that there is none is refetched, and the page must stay meanwhile.
  if (!site.isFetched || !editions) return undefined;
  return editions[0]?.id ?? null;
}
