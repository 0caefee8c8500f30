// Public API of export.
export { type FairZone, fairTime, titleOfTimes } from './present.ts';
export { chosenOf, type ExportAsked, inBatches, inOneBatch, sendExport, sendFile } from './send.service.ts';
