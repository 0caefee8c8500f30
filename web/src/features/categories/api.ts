// API calls about the tree of categories, and its entry in the query cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCategory,
  deleteCategory,
  fillCategoryTree,
  getCategoryTree,
  mergeCategory,
  moveCategory,
  previewCategoryMerge,
  renameCategory,
  undoCategoryMerge,
} from '@visavis/contract/category-tree/calls';
import type { StoredTree } from '@visavis/contract/category-tree/tree';
import type { CategoryKind } from '@visavis/domain/category/tree';
import { call } from '../../lib/api-client.ts';

const TREES_KEY = 'categories';

export interface NodeNames {
  name: string;
  names: { ms?: string; 'zh-Hans'?: string };
}

export interface NodeId {
  kind: CategoryKind;
  id: number;
}

export function useTree(edition?: number) {
  const client = useQueryClient();
  const key = [TREES_KEY, edition] as const;
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getCategoryTree, { query: { edition }, signal }),
    staleTime: 0,
  });
  return {
    tree: query.data,
    edition,
    calls: callsOf(edition),
    failed: query.isError,
    fetching: query.isFetching,
    refresh: () => void query.refetch(),
    /** Puts a tree from a response in the cache at once. */
    accept: async (tree: StoredTree): Promise<void> => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData(key, tree);
    },
    /** The current tree, even between two renders. */
    current: () => client.getQueryData<StoredTree>(key),
  };
}

export type TreeQuery = ReturnType<typeof useTree>;

/** The changes of a tree. @param edition whose tree it is; by default, the one that the dashboard works on */
const callsOf = (edition: number | undefined) => ({
  add: (version: number, wanted: NodeNames & { categoryId: number | null }) =>
    call(addCategory, { query: { edition }, body: { version, ...wanted } }),
  fill: (version: number) =>
    call(fillCategoryTree, { query: { edition }, body: { version, template: 'beauty-trade' } }),
  rename: (version: number, params: NodeId, names: NodeNames) =>
    call(renameCategory, { params, query: { edition }, body: { version, ...names } }),
  move: (version: number, params: NodeId, place: { categoryId: number | null; position: number }) =>
    call(moveCategory, { params, query: { edition }, body: { version, ...place } }),
  remove: (version: number, params: NodeId) => call(deleteCategory, { params, query: { edition, version } }),
  merge: (version: number, params: NodeId, into: number) =>
    call(mergeCategory, { params, query: { edition }, body: { version, into } }),
  undoMerge: (version: number, id: number) =>
    call(undoCategoryMerge, { params: { id }, query: { edition }, body: { version } }),
});

/** What a merge would change in the tree of this version. */
export function useMergePreview(
  edition: number | undefined,
  params: NodeId,
  into: number | null,
  version: number,
) {
  return useQuery({
    queryKey: [TREES_KEY, edition, 'merge', params.kind, params.id, into, version],
    queryFn: ({ signal }) =>
      call(previewCategoryMerge, { params, query: { edition, into: into ?? 0 }, signal }),
    enabled: into !== null,
    staleTime: 0,
  });
}
