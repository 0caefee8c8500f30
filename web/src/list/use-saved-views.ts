// The saved views of a list, shared by all staff of the edition.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSavedViews, removeView, saveView } from '@visavis/contract/saved-view/calls';
import type { ListName } from '@visavis/contract/saved-view/endpoints';
import { useText } from '../i18n/text.ts';
import { call } from '../lib/api-client.ts';
import { SHOWN } from '../lib/use-address-filter.ts';
import { useAction } from '../queries/use-action.ts';
import { useToast } from '../ui/toast.tsx';

/** The query of an address without the number of rows, which is not part of a view, and with its keys in order. */
export function viewQuery(address: URLSearchParams): string {
  const query = new URLSearchParams(address);
  query.delete(SHOWN);
  query.sort();
  return query.toString();
}

export function useSavedViews(list: ListName) {
  const queryKey = ['saved-views', list] as const;
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSavedViews, { query: { list }, signal }),
  });
  const removing = useAction({
    act: (id: number) => call(removeView, { params: { id } }),
    failed: text('dashboard.viewNotRemoved'),
    done: (views) => queries.setQueryData(queryKey, views),
    refused: ({ sentence }) => toast(sentence, 'error'),
  });
  return {
    views: data?.views ?? [],
    /** @throws ApiError if the view was not saved */
    save: async (name: string, query: string) => {
      const body = { list, name, query };
      queries.setQueryData(queryKey, await call(saveView, { body }));
      toast(text('dashboard.viewSaved', { name: name.trim() }));
    },
    remove: removing.run,
  };
}
