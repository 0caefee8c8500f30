// What other features may use of export.
export { fairTime } from './present.ts';
export { type Column, toFile } from './service.ts';
