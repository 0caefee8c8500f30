// Public API of document.
export { findDeletionOf } from './deletion.repository.ts';
export { keepDocuments, readDeletion, settleRetention } from './deletion.service.ts';
export { listDocuments, removeDocuments } from './service.ts';
