// The kinds of links that open something without a login: what each belongs to, and under which name its id is passed on.
export const LINK_OWNERS = {
  registration: 'registrationId',
  exhibitor: 'exhibitorId',
  'document-request': 'documentRequestId',
  /** A screen on a wall of the fair. */
  wall: 'editionId',
  'mail-choice': 'choosingRegistrationId',
} as const;

export type LinkKind = keyof typeof LINK_OWNERS;
