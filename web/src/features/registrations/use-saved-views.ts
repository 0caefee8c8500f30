// The saved views of the list, shared by all staff of the edition.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSavedViews, removeView, saveView } from '@visavis/contract/saved-view/calls';
import { sentenceOf } from '../../i18n/refusal.ts';
import { useText } from '../../i18n/text.ts';
import { call } from '../../lib/api-client.ts';
import { useToast } from '../../ui/toast.tsx';

const KEY = ['saved-views', 'registrations'];

export function useSavedViews() {
  const text = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listSavedViews, { query: { list: 'registrations' }, signal }),
  });
  return {
    views: data?.views ?? [],
    /** Throws the refusal, for the form to show. */
    save: async (name: string, query: string) => {
      const body = { list: 'registrations', name, query } as const;
      queries.setQueryData(KEY, await call(saveView, { body }));
      toast(text('dashboard.viewSaved', { name: name.trim() }));
    },
    remove: async (id: number) => {
      try {
        queries.setQueryData(KEY, await call(removeView, { params: { id } }));
      } catch (error) {
        toast(sentenceOf(text, error, text('dashboard.viewNotRemoved')), 'error');
      }
    },
  };
}
