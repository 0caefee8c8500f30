// The files that words are loaded in, and the areas of messages they consist of.

/** One file of messages in each language. */
export const AREAS = [
  'app',
  'ui',
  'preferences',
  'home',
  'directory',
  'content',
  'registration',
  'interests',
  'matching',
  'scheduling',
  'my-schedule',
  'hosted',
  'payment',
  'dashboard',
  'review',
  'emails',
  'exhibitors',
  'find',
  'overview',
  'show-desk',
  'staff',
  'hosted-buyers',
  'bookings',
  'attendance',
  'show-day',
  'edition',
  'categories',
  'people',
  'readiness',
  'words',
  'opens',
  'imports',
  'messages',
] as const;

/** What a page requests: small areas that are always needed together are bundled as one. */
export type Words =
  | Exclude<
      (typeof AREAS)[number],
      | 'app'
      | 'ui'
      | 'preferences'
      | 'dashboard'
      | 'review'
      | 'emails'
      | 'exhibitors'
      | 'find'
      | 'overview'
      | 'show-desk'
      | 'staff'
      | 'hosted-buyers'
      | 'bookings'
      | 'show-day'
      | 'edition'
      | 'categories'
      | 'people'
      | 'readiness'
      | 'words'
      | 'imports'
      | 'messages'
    >
  | 'organiser'
  /** The registration's fields, and the messages of their rules. */
  | 'fields'
  /** The messages of all other rules. */
  | 'rules'
  /** Values that are stored untranslated. */
  | 'choices';
