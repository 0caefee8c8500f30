// API calls about the tree of categories, and its entry in the query cache.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addCategory,
  deleteCategory,
  getCategoryTree,
  mergeCategory,
  moveCategory,
  previewCategoryMerge,
  renameCategory,
  undoCategoryMerge,
} from '@visavis/contract/category/calls';
import type { StoredTree } from '@visavis/contract/category/tree';
import type { CategoryKind } from '@visavis/domain/category/tree';
import { call } from '../../lib/api-client.ts';

const TREE_KEY = ['category-tree'] as const;
/** Other organisers' changes, and new registrations, are seen after this long. */
const REFRESH_MS = 20_000;

export interface NodeNames {
  name: string;
  names: { ms?: string; 'zh-Hans'?: string };
}

export interface NodeId {
  kind: CategoryKind;
  id: number;
}

export function useTree() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: TREE_KEY,
    queryFn: ({ signal }) => call(getCategoryTree, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  return {
    tree: query.data,
    failed: query.isError,
    fetching: query.isFetching,
    refresh: () => void query.refetch(),
    /** Puts a tree from a response in the cache at once. */
    accept: async (tree: StoredTree): Promise<void> => {
      await client.cancelQueries({ queryKey: TREE_KEY });
      client.setQueryData(TREE_KEY, tree);
    },
    /** The tree as it is now, also between two renders. */
    current: () => client.getQueryData<StoredTree>(TREE_KEY),
  };
}

export type TreeQuery = ReturnType<typeof useTree>;

export const add = (version: number, wanted: NodeNames & { categoryId: number | null }) =>
  call(addCategory, { body: { version, ...wanted } });
export const rename = (version: number, params: NodeId, names: NodeNames) =>
  call(renameCategory, { params, body: { version, ...names } });
export const move = (
  version: number,
  params: NodeId,
  place: { categoryId: number | null; position: number },
) => call(moveCategory, { params, body: { version, ...place } });
export const remove = (version: number, params: NodeId) =>
  call(deleteCategory, { params, query: { version } });
export const merge = (version: number, params: NodeId, into: number) =>
  call(mergeCategory, { params, body: { version, into } });
export const undoMerge = (version: number, id: number) =>
  call(undoCategoryMerge, { params: { id }, body: { version } });

/** What a merge would change; of the tree with this version. */
export function useMergePreview(params: NodeId, into: number | null, version: number) {
  return useQuery({
    queryKey: [...TREE_KEY, 'merge', params.kind, params.id, into, version],
    queryFn: ({ signal }) => call(previewCategoryMerge, { params, query: { into: into ?? 0 }, signal }),
    enabled: into !== null,
    staleTime: 0,
  });
}
