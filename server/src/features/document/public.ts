// What other features may use of document.
export { listDocuments, removeDocuments } from './service.ts';
