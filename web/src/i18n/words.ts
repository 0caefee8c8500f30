// The files in which words travel, and the areas of messages that they are made of.

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
  'overview',
  'staff',
  'hosted-buyers',
  'attendance',
] as const;

/** What a page asks for: several small areas that are always needed together travel as one. */
export type Words =
  | Exclude<
      (typeof AREAS)[number],
      | 'app'
      | 'ui'
      | 'preferences'
      | 'dashboard'
      | 'review'
      | 'emails'
      | 'overview'
      | 'staff'
      | 'hosted-buyers'
    >
  | 'organiser'
  /** The registration's fields, and what their rules say. */
  | 'fields'
  /** What other rules say. */
  | 'rules'
  /** Values that travel as they are. */
  | 'choices';
