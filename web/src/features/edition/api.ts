// Queries of the edition page: the list, one edition with its settings, and what changes them.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import {
  changeEdition,
  closeEdition,
  countAhead,
  createEdition,
  getPlannedDeletion,
  getStoredEdition,
  listEditions,
  openEdition,
  removeEditionLogo,
  setEditionLogo,
} from '@visavis/contract/edition/settings-calls';
import type { StoredEdition } from '@visavis/contract/edition/stored';
import { getReadiness } from '@visavis/contract/readiness/calls';
import { call } from '../../lib/api-client.ts';
import { callWithFile } from '../../lib/file-call.ts';

const LIST_KEY = ['editions'] as const;
const keyOf = (id: number | undefined) => ['editions', id] as const;

export function useEditions() {
  return useQuery({
    queryKey: LIST_KEY,
    queryFn: ({ signal }) => call(listEditions, { signal }),
    staleTime: 0,
  });
}

/** @param id undefined until it is known which edition to show */
export function useStoredEdition(id: number | undefined) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getStoredEdition, { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
  });
}

const DELETION_KEY = ['editions', 'deletion'] as const;

/** The pending deletion of documents after a settings change, and how to cancel it. */
export function usePlannedDeletion(id: number) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...DELETION_KEY, id],
    queryFn: ({ signal }) => call(getPlannedDeletion, { params: { id }, signal }),
    staleTime: 0,
  });
  return {
    deletion: data?.deletion ?? null,
    refresh: () => client.invalidateQueries({ queryKey: DELETION_KEY }),
  };
}

/** Every country with its dialling code. */
export function useCountryList() {
  return useQuery({
    queryKey: ['countries', 'edition'],
    queryFn: ({ signal }) => call(listCountries, { query: { fields: 'name,cca2,idd' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the edition has and lacks. */
export function useReadiness(id: number) {
  return useQuery({
    queryKey: ['readiness', id],
    queryFn: async ({ signal }) => (await call(getReadiness, { params: { id }, signal })).items,
    staleTime: 0,
  });
}

/** People with meetings that have not begun yet, for an open confirmation. @param id null while none is open */
export function useAhead(id: number | null) {
  return useQuery({
    queryKey: ['once', 'ahead', id],
    queryFn: ({ signal }) => call(countAhead, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: 0,
  });
}

/** What to do with meetings that a change of days and hours affects. */
export type TouchedWish = Pick<
  Parameters<typeof call<typeof changeEdition>>[1]['body'],
  'touched' | 'rest' | 'expected' | 'stays' | 'deletesOf'
>;

/** Each change caches the edition from the response, and invalidates everything else that shows it. */
export function useEditionChanges() {
  const client = useQueryClient();
  const accept = async (edition: StoredEdition): Promise<StoredEdition> => {
    await client.cancelQueries({ queryKey: keyOf(edition.id) });
    client.setQueryData(keyOf(edition.id), edition);
    void client.invalidateQueries({ queryKey: LIST_KEY, exact: true });
    void client.invalidateQueries({ queryKey: ['edition'] });
    void client.invalidateQueries({ queryKey: ['readiness'] });
    void client.invalidateQueries({ queryKey: DELETION_KEY });
    return edition;
  };
  return {
    accept,
    save: async (
      { id, version }: StoredEdition,
      settings: StoredEdition['settings'],
      touched: TouchedWish,
    ) => {
      const { outcome, ...edition } = await call(changeEdition, {
        params: { id },
        body: { version, settings, ...touched },
      });
      await accept(edition);
      return outcome;
    },
    /** @param picture null removes the logo */
    setLogo: async ({ id, version }: StoredEdition, picture: File | null) => {
      const seen = { params: { id }, query: { version } };
      return accept(
        await (picture ? callWithFile(setEditionLogo, seen, picture) : call(removeEditionLogo, seen)),
      );
    },
    copy: async (from: number) => accept(await call(createEdition, { body: { from } })),
    open: async ({ id, version }: StoredEdition, closes: number | null) =>
      accept(await call(openEdition, { params: { id }, body: { version, closes } })),
    close: async ({ id, version }: StoredEdition) =>
      accept(await call(closeEdition, { params: { id }, body: { version } })),
  };
}
