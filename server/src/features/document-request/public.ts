// Public API of document-request.
export { completeRequest } from './applicant.service.ts';
export {
  endRequest,
  forgetRequests,
  insertRequest,
  isRequestOpen,
  linkRequestEmail,
  lockRequest,
} from './repository.ts';
export { listDocumentRequests } from './service.ts';
