// Public API of edition.
export {
  type Catalogue,
  type CatalogueExhibitor,
  exhibitorIn,
  type Reader,
} from './catalogue.service.ts';
export { readCatalogueOf } from './catalogue-reading.service.ts';
export { lockLists, raiseGrid, SAME_GRID } from './grid.repository.ts';
export { onGrid, refuseChangedGrid, requireGrid, takeGrid } from './grid.service.ts';
export { faultsOfChange, type GridChanges, gridAfter } from './grid-changes.service.ts';
export { listPublishedTexts, type PublishedText } from './repository.ts';
export {
  type CatalogueSource,
  createEditionService,
  type EditionService,
  orNoneYet,
  refuseUnlessOpen,
} from './service.ts';
export { hasEdition } from './settings.repository.ts';
export { readStored } from './settings.service.ts';
export {
  type Column,
  columnsOf,
  conditionOf,
  EDITION_TABLES,
  type EditionTable,
  hasId,
  ownedBy,
  type TableName,
} from './tables.repository.ts';
