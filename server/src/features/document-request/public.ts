// What other features may use of document-request.
export { acceptHandedIn } from './applicant.service.ts';
export {
  endRequest,
  forgetRequests,
  insertRequest,
  isStillAsked,
  lockRequest,
  noteLetter,
} from './repository.ts';
export { listDocumentRequests } from './service.ts';
