// Public API of tag.
export { clearTags, hasTag, tagsOf } from './repository.ts';
