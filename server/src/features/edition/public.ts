// What other features may use of edition.
export type { Catalogue, CatalogueExhibitor } from './catalogue.service.ts';
export type { PublishedText } from './repository.ts';
export { createEditionService, type EditionService, refuseUnlessOpen } from './service.ts';
export { readStored } from './settings.service.ts';
