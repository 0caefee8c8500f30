// Which edition the page shows: that of the address, else the site's, else the newest draft.
import { useParams } from 'react-router';
import { useEdition } from '../../queries/use-edition.ts';
import { useEditions } from './api.ts';

/** @returns the id; undefined while it is not known, null where there is no edition */
export function useWhichEdition(): number | null | undefined {
  const { id } = useParams();
  const site = useEdition();
  const { data: editions } = useEditions();
  if (id !== undefined) return Number(id);
  if (site.data) return site.data.id;
  // Not isPending: an answer that there is none is asked for again, and the page stays meanwhile.
  if (!site.isFetched || !editions) return undefined;
  return editions[0]?.id ?? null;
}
