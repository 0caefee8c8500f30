// API calls about imports, and their entries in the query cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listCountries } from '@visavis/contract/country/calls';
import {
  applyImport,
  changeImport,
  discardImport,
  downloadImportTemplate,
  downloadRefusedRows,
  getImport,
  getImportImpact,
  listImportRows,
  listImports,
  undoImport,
  uploadImport,
} from '@visavis/contract/import/calls';
import type { ImportRow, ImportView } from '@visavis/contract/import/plan';
import type { ImportKind } from '@visavis/domain/import/kinds';
import type { RowResult } from '@visavis/domain/import/plan-types';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { callFile, callWithFile, saveFile } from '../../lib/file-call.ts';
import { callPart } from '../../lib/part-call.ts';
import { defineRows, type Page } from '../../list/define-rows.ts';
import { useList } from '../../list/use-list.ts';

const IMPORTS_KEY = 'imports';
const DAY_MS = 86_400_000;

export type TemplateOf = ImportKind | 'categories';
export type FileFormat = 'csv' | 'xlsx';

/** The edition's files, latest first. */
export const useImports = (kind: ImportKind) =>
  useQuery({
    queryKey: [IMPORTS_KEY, 'list', kind],
    queryFn: ({ signal }) => call(listImports, { query: { kind }, signal }),
    staleTime: 0,
  });

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

export function useImport(id: number) {
  const client = useQueryClient();
  const queryKey = [IMPORTS_KEY, 'one', id] as const;
  const isDiscarded = useRef(false);
  useEffect(
    () => () => {
      // Back must not show a file that was discarded.
      if (isDiscarded.current) client.removeQueries({ queryKey: [IMPORTS_KEY, 'one', id] });
    },
    [client, id],
  );
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    staleTime: 0,
    retry: (count, error) => !isUnknown(error) && count < 2,
  });
  return {
    view: query.data,
    /** Whether it was discarded, or deleted since. */
    isGone: isUnknown(query.error),
    failed: query.isError,
    fetching: query.isFetching,
    refresh: () => query.refetch(),
    forget: () => {
      isDiscarded.current = true;
    },
    accept: async (view: ImportView): Promise<void> => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, view);
      void client.invalidateQueries({ queryKey: [IMPORTS_KEY, 'list'] });
    },
  };
}

/** Uploads a file as it is. @throws ApiError */
export const sendFile = (file: File, kind: ImportKind): Promise<ImportView> =>
  callWithFile(
    uploadImport,
    { query: { kind, filename: file.name.slice(-255) } },
    // Browsers disagree on the type of tables, or give none.
    new File([file], file.name, { type: 'application/octet-stream' }),
  );

export type Choices = ImportView['choices'];
export type Decision = ImportView['decisions'][number];

export const saveChoices = (
  { id, version }: ImportView,
  body: { choices: Choices; decisions: Decision[] },
): Promise<ImportView> => call(changeImport, { params: { id }, body: { version, ...body } });

/** Whom the import affects, and what prevents undoing it. */
export function useImpact({ id, version }: ImportView, isWanted: boolean) {
  return useQuery({
    queryKey: [IMPORTS_KEY, 'impact', id, version],
    queryFn: ({ signal }) => call(getImportImpact, { params: { id }, signal }),
    staleTime: 0,
    enabled: isWanted,
  });
}

/** What to do with an import besides its rows. */
export interface Wishes {
  /** Tells people about exhibitors whose name, booth or hall has changed. */
  tell?: boolean;
  /** The people in the file have agreed to the terms. */
  consent?: true;
  /** Emails each of them. */
  isMailed?: boolean;
}

export const applyFile = ({ id, version }: ImportView, wishes: Wishes): Promise<ImportView> =>
  call(applyImport, { params: { id }, body: { version, ...wishes } });

export const undoFile = ({ id, version }: ImportView): Promise<ImportView> =>
  call(undoImport, { params: { id }, body: { version } });

export const discardFile = (id: number) => call(discardImport, { params: { id } });

interface RowFilter {
  id: number;
  version: number;
  result?: RowResult;
}

const ROWS = defineRows({
  part: IMPORTS_KEY,
  name: 'import-rows',
  step: 50,
  idOf: ({ row }: ImportRow) => row,
  load: async ({ id, version: _version, ...query }: RowFilter & Page, signal) => {
    const { items, total } = await callPart(listImportRows, { params: { id }, query, signal });
    return { rows: items, total, facts: null };
  },
});

/** The rows with a result, cached separately for each version of the import. */
export const useRows = ({ id, version }: ImportView, result: RowResult | null) =>
  useList(ROWS, { id, version, ...(result ? { result } : {}) });

export function useDownloads() {
  const language = useLanguage();
  return {
    refused: async (id: number, format: FileFormat) =>
      saveFile(await callFile(downloadRefusedRows, { params: { id }, query: { format, language } })),
    template: async (of: TemplateOf, format: FileFormat) =>
      saveFile(await callFile(downloadImportTemplate, { query: { of, format, language } })),
  };
}

/** English names, as they are stored. */
export const useCountryNames = () =>
  useQuery({
    queryKey: ['countries', 'names'],
    queryFn: ({ signal }) => call(listCountries, { query: { fields: 'name' }, signal }),
    staleTime: DAY_MS,
    select: (countries) => countries.flatMap(({ name }) => (name ? [name.common] : [])),
  });
