// What other features may use of exhibitor-profile.
export { adoptPictures, keepFormerPaths, type PictureNames } from './picture.repository.ts';
