// What other features may use of exhibitor-profile.
export { adoptPictures, keepFormerPaths, type PictureNames } from './picture.repository.ts';
export { countPeopleMet } from './tell.repository.ts';
export { type Moved, tellPeople } from './tell.service.ts';
