// Public API of tag.
export { clearTags, hasTag, holdPeople, tagsOf } from './repository.ts';
