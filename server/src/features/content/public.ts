// Public API of content.
export type { ContentFiles } from './service.ts';
export { type CurrentTexts, createTexts, type Texts } from './texts.cache.ts';
