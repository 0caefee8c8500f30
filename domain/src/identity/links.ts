// The kinds of links that open something without a login: the object each belongs to, and the name of its ID.
export const LINK_OWNERS = {
  registration: 'registrationId',
  exhibitor: 'exhibitorId',
  'document-request': 'documentRequestId',
  /** A wall-mounted screen at the fair. */
  wall: 'editionId',
  'mail-choice': 'choosingRegistrationId',
} as const;

export type LinkKind = keyof typeof LINK_OWNERS;
