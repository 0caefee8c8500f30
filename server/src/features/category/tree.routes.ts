// The endpoints with which organisers read and change the tree of categories.
import {
  addCategory,
  deleteCategory,
  getCategoryTree,
  mergeCategory,
  moveCategory,
  previewCategoryMerge,
  renameCategory,
  undoCategoryMerge,
} from '@visavis/contract/category/endpoints';
import type { Binder } from '../../http/bind.ts';
import { mergeNodes, previewMerge, undoMerge } from './merge.service.ts';
import {
  addNode,
  deleteNode,
  moveNode,
  readTree,
  renameNode,
  type TreeDependencies,
} from './tree.service.ts';

export function categoryTreeRoutes(bind: Binder, dependencies: TreeDependencies): void {
  const { db, clock, editions } = dependencies;
  bind(getCategoryTree, async () => readTree(db, (await editions.current()).editionId, clock()));
  bind(addCategory, ({ body: { version, ...wanted }, caller: organiser }) =>
    addNode(dependencies, { version, organiser }, wanted),
  );
  bind(renameCategory, ({ params, body: { version, ...names }, caller: organiser }) =>
    renameNode(dependencies, { version, organiser }, { ...params, ...names }),
  );
  bind(moveCategory, ({ params, body: { version, ...place }, caller: organiser }) =>
    moveNode(dependencies, { version, organiser }, { ...params, ...place }),
  );
  bind(deleteCategory, ({ params, query: { version }, caller: organiser }) =>
    deleteNode(dependencies, { version, organiser }, params),
  );
  bind(previewCategoryMerge, ({ params, query }) => previewMerge(dependencies, { ...params, ...query }));
  bind(mergeCategory, ({ params, body: { version, into }, caller: organiser }) =>
    mergeNodes(dependencies, { version, organiser }, { ...params, into }),
  );
  bind(undoCategoryMerge, ({ params, body: { version }, caller: organiser }) =>
    undoMerge(dependencies, { version, organiser }, params.id),
  );
}
