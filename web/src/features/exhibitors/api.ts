// Queries for exhibitors: the list and its counts, one exhibitor with its history, and its printable schedule.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getCategoryTree } from '@visavis/contract/category-tree/calls';
import type { StoredCategory } from '@visavis/contract/category-tree/tree';
import {
  getExhibitor,
  getExhibitorFacts,
  listExhibitorHistory,
  listExhibitors,
  previewExhibitorMerge,
} from '@visavis/contract/exhibitor-profile/calls';
import type { ExhibitorSearch, ExhibitorSort } from '@visavis/contract/exhibitor-profile/filter';
import type { ExhibitorProfile, ListedExhibitor } from '@visavis/contract/exhibitor-profile/profile';
import { exportChosenExhibitors, exportExhibitors } from '@visavis/contract/export/calls';
import type { ExportFormat } from '@visavis/contract/export/formats';
import { getExhibitorSchedule } from '@visavis/contract/overview/calls';
import { useCallback } from 'react';
import { call } from '../../lib/api-client.ts';
import { callFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';

/** The number of rows shown at first and added by each Show More. */
const EXHIBITORS_PER_STEP = 20;
const MINUTE_MS = 60_000;
/** How many exhibitors a search for one of them shows. */
const FOUND = 8;

/** A search and an order, as a list has them. */
export type ExhibitorQuery = ExhibitorSearch & {
  sort?: ExhibitorSort | undefined;
  direction?: 'ascending' | 'descending' | undefined;
};

/** The beginning of every query key of exhibitors' data, so that one call refreshes all of it. */
const EXHIBITORS = 'exhibitors';

export const EXHIBITOR_ROWS = defineRows({
  part: EXHIBITORS,
  name: 'exhibitors',
  step: EXHIBITORS_PER_STEP,
  idOf: ({ id }: ListedExhibitor) => id,
  load: async ({ direction, ...search }: ExhibitorQuery & Page, signal) => {
    const query = { ...search, order: orderOf(direction) };
    const { items, total } = await callPart(listExhibitors, { query, signal });
    return { rows: items, total, facts: null };
  },
});

const orderOf = (direction: ExhibitorQuery['direction']) =>
  direction === 'descending' ? ('desc' as const) : ('asc' as const);

/** Loads the export of exhibitors. @param chosen the ids to export; undefined for all that the search finds */
export function fetchExhibitors(
  { direction, ...search }: ExhibitorQuery & { format: ExportFormat },
  chosen: { ids: number[] } | undefined,
) {
  const query = { ...search, order: orderOf(direction) };
  return chosen
    ? callFile(exportChosenExhibitors, { query, body: chosen })
    : callFile(exportExhibitors, { query });
}

/** Counts for the head of the list, and the countries and halls to filter by. */
export function useExhibitorFacts() {
  return useQuery({
    queryKey: [EXHIBITORS, 'facts'],
    queryFn: ({ signal }) => call(getExhibitorFacts, { query: {}, signal }),
  });
}

/**
 * The days and hours of an edition, even of one that visitors cannot see yet.
 * @param edition its id; undefined for the edition that the dashboard works on
 */
export function useFair(edition: number | undefined) {
  return useQuery({
    queryKey: [EXHIBITORS, 'fair', edition],
    queryFn: ({ signal }) => call(getExhibitorFacts, { query: { edition }, signal }),
    select: ({ fair }) => fair,
    staleTime: MINUTE_MS,
  });
}

const profileKey = (id: number) => [EXHIBITORS, 'one', id] as const;

export function useExhibitor(id: number | null) {
  return useQuery({
    queryKey: profileKey(id ?? 0),
    queryFn: ({ signal }) => call(getExhibitor, { params: { id: id ?? 0 }, signal }),
    enabled: id !== null,
    staleTime: 0,
  });
}

/** @param version the version of the exhibitor, part of the query key because a newer version has a longer history */
export function useExhibitorHistory(id: number, version: number) {
  return useQuery({
    queryKey: [EXHIBITORS, 'history', id, version],
    queryFn: ({ signal }) => call(listExhibitorHistory, { params: { id }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** @returns a function that shows a response at once, and refetches what depends on it */
export function useTakeOver(): (exhibitor: ExhibitorProfile) => void {
  const queries = useQueryClient();
  return useCallback(
    (exhibitor) => {
      queries.setQueryData(profileKey(exhibitor.id), exhibitor);
      void queries.invalidateQueries({
        queryKey: [EXHIBITORS],
        predicate: ({ queryKey }) => queryKey[1] !== 'one',
      });
    },
    [queries],
  );
}

/** @returns a function that refetches everything about exhibitors */
export function useRefreshExhibitors(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: [EXHIBITORS] }), [queries]);
}

/** The meetings of an exhibitor hour by hour; not cached, so each opening of the printable schedule loads them. */
export function useExhibitorSchedule(id: number) {
  return useQuery({
    queryKey: [EXHIBITORS, 'schedule', id],
    queryFn: ({ signal }) => call(getExhibitorSchedule, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A category with its sub-categories. */
export type CategoryGroup = StoredCategory;

/** All categories, in the order of the edition. */
export function useCategoryGroups() {
  return useQuery({
    queryKey: [EXHIBITORS, 'categories'],
    queryFn: ({ signal }) => call(getCategoryTree, { query: {}, signal }),
    staleTime: MINUTE_MS,
    select: ({ categories }) => categories,
  });
}

/** The first few exhibitors that a search finds, to choose one of them. @param edition undefined for the dashboard's */
export function useFoundExhibitors(search: string, edition: number | undefined) {
  return useQuery({
    queryKey: [EXHIBITORS, 'found', search, edition],
    queryFn: ({ signal }) =>
      call(listExhibitors, { query: { edition, ...(search !== '' && { search }), limit: FOUND }, signal }),
  });
}

/** What a merge into another exhibitor would do; no request is made while `into` is null. */
export function useMergePreview(id: number, into: number | null) {
  return useQuery({
    queryKey: [EXHIBITORS, 'merge', id, into],
    queryFn: ({ signal }) =>
      call(previewExhibitorMerge, { params: { id }, query: { into: into ?? 0 }, signal }),
    enabled: into !== null,
    staleTime: 0,
    gcTime: 0,
  });
}
