// The endpoints for organisers to read and change the tree of categories.
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
} from '@visavis/contract/category-tree/endpoints';
import type { Binder } from '../../http/bind.ts';
import { mergeNodes, previewMerge, undoMerge } from './merge.service.ts';
import {
  addNode,
  deleteNode,
  fillTree,
  moveNode,
  readTree,
  renameNode,
  type TreeDependencies,
} from './tree.service.ts';

export function categoryTreeRoutes(bind: Binder, dependencies: TreeDependencies): void {
  const { db, clock, editions } = dependencies;
  bind(getCategoryTree, async ({ query: { edition } }) =>
    readTree(db, await editions.idForStaff(edition), clock()),
  );
  bind(addCategory, ({ query: { edition }, body: { version, ...wanted }, caller: organiser }) =>
    addNode(dependencies, { edition, version, organiser }, wanted),
  );
  bind(fillCategoryTree, ({ query: { edition }, body: { version, template }, caller: organiser }) =>
    fillTree(dependencies, { edition, version, organiser }, template),
  );
  bind(renameCategory, ({ params, query: { edition }, body: { version, ...names }, caller: organiser }) =>
    renameNode(dependencies, { edition, version, organiser }, { ...params, ...names }),
  );
  bind(moveCategory, ({ params, query: { edition }, body: { version, ...place }, caller: organiser }) =>
    moveNode(dependencies, { edition, version, organiser }, { ...params, ...place }),
  );
  bind(deleteCategory, ({ params, query: { edition, version }, caller: organiser }) =>
    deleteNode(dependencies, { edition, version, organiser }, params),
  );
  bind(previewCategoryMerge, ({ params, query: { edition, into } }) =>
    previewMerge(dependencies, { edition, ...params, into }),
  );
  bind(mergeCategory, ({ params, query: { edition }, body: { version, into }, caller: organiser }) =>
    mergeNodes(dependencies, { edition, version, organiser }, { ...params, into }),
  );
  bind(undoCategoryMerge, ({ params, query: { edition }, body: { version }, caller: organiser }) =>
    undoMerge(dependencies, { edition, version, organiser }, params.id),
  );
}
