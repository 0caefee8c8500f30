// Public API of export.
export { type FairZone, fairTime, titleOfTimes } from './present.ts';
export { type Column, toFile } from './service.ts';
