// What other features may use of content.
export type { ContentFiles } from './service.ts';
export { type CurrentTexts, createTexts, type Texts, textsOf } from './texts.cache.ts';
