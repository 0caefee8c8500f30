// What other features may use of tag.
export { clearTags, hasTag, tagsOf } from './repository.ts';
