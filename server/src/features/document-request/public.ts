// What other features may use of document-request.
export { acceptHandedIn } from './applicant.service.ts';
export { endRequest, forgetRequests, insertRequest, lockRequest, noteLetter } from './repository.ts';
export { isStillAsked, listDocumentRequests } from './service.ts';
