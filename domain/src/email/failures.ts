// Reasons why an email was not sent. The sentences are stored with the email and translated for display.

export const EMAIL_FAILURES = [
  'Not sent: no mail server configured',
  'This is not an email address.',
  'The mail server took too long.',
  'The mail server closed the connection.',
  'The message could not be written.',
  'The registration has been deleted.',
  'This exhibitor does not take part any more.',
  'The decision changed after this was written.',
  'The meetings have changed since this was written. Send the status email again.',
  'There is nobody for whom its link could be made.',
  'The document is not asked for any more.',
  'The email address has been confirmed since this was written.',
  'This person wants no mail but about their own meetings.',
  'Mail to this address has failed before.',
  'An organiser stopped this message.',
  'It is too late for this reminder.',
  'Not sent: it waited when the backup was restored, and an organiser discarded it.',
] as const;
export type EmailFailure = (typeof EMAIL_FAILURES)[number];

/** Why an email is withheld: this is not a failure and requires no action. */
export const WITHHELD_REASONS = [
  'This person wants no mail but about their own meetings.',
  'An organiser stopped this message.',
  'It is too late for this reminder.',
] as const satisfies readonly EmailFailure[];
export type WithheldReason = (typeof WITHHELD_REASONS)[number];
