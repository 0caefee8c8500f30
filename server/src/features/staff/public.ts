// Public API of staff.
export { findEdition, HOUR_MS, MESSAGES_AN_HOUR, staffMessage } from './message.service.ts';
export { deletePasswordLinks, findPasswordLink, type LinkPurpose } from './password-link.repository.ts';
export {
  type Account,
  countMessages,
  deleteOtherSessions,
  deleteSessionsOf,
  findByEmail,
  getAccountRow,
  hasOrganiser,
  insertOrganiser,
  lockAccount,
  updatePassword,
} from './repository.ts';
export { confirmSecret, deleteSecondFactor, storeSecret } from './second-factor.repository.ts';
export { newSecondFactor, useCode, WRONG_CODE } from './second-factor.service.ts';
