// Public API of exhibitor-profile.
export { type HoursRow, listHours, matchingExhibitors, readFacts } from './list.repository.ts';
export { adoptPictures, keepFormerPaths, type PictureNames } from './picture.repository.ts';
export { countPeopleMet } from './tell.repository.ts';
export { type Moved, tellPeople } from './tell.service.ts';
