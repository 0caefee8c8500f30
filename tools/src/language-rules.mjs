// Checks that visitors' pages use the edition's languages rather than all of the product's.

/** @typedef {import('./structure.mjs').FileRule} FileRule */

/** Stored texts, country lists and the dashboard's own language use all languages of the product. */
const OF_PRODUCT = new Set([
  'server/src/features/account/routes.ts',
  'server/src/features/connection/routes.ts',
  'server/src/features/content/service.ts',
  'server/src/features/content/texts.cache.ts',
  'server/src/features/country/name.service.ts',
  'server/src/features/country/written.cache.ts',
  'server/src/features/edition-archive/fields.service.ts',
  'server/src/features/edition/catalogue.service.ts',
  'server/src/features/edition/service.ts',
  'server/src/features/group-message/compose.service.ts',
  'server/src/features/group-message/present.ts',
  'server/src/features/words/import.service.ts',
  'server/src/features/words/repository.ts',
  'server/src/features/words/text.present.ts',
  'server/src/http/pages.ts',
  'web/src/app/document/head.ts',
  'web/src/dashboard/plain-frames.tsx',
  'web/src/dashboard/section-menu.tsx',
  'web/src/features/edition/components/languages-choice.tsx',
  'web/src/features/exhibitors/components/profile-section.tsx',
  'web/src/features/exhibitors/draft.ts',
  'web/src/features/words/components/language-card.tsx',
  'web/src/features/words/typed-texts.ts',
  'web/src/queries/use-edition-languages.ts',
  'web/src/render.tsx',
  'web/src/shell/header.tsx',
]);

/** @type {FileRule} */
export function checkEditionLanguages(file) {
  return /^(server|web)\/src\//.test(file.path) &&
    !/\.test\.tsx?$|\/testing\//.test(file.path) &&
    !OF_PRODUCT.has(file.path) &&
    /\bLANGUAGES\b/.test(file.text)
    ? [
        'lists all languages of the product: an edition has its own (useEditionLanguages, Catalogue.languages)',
      ]
    : [];
}
