// What the key of every query begins with: a part of the edition, which a page refreshes by itself, or one that it does not.
import type { Part } from '@visavis/domain/live/parts';

/** What visitors read of the site. */
type Site =
  | 'before-first'
  | 'content'
  | 'countries'
  | 'directory'
  | 'drawn'
  | 'edition'
  | 'missing-page'
  | 'previewed'
  | 'unavailable-slots';

/** Of the holder of a link. */
type Linked =
  | 'asked-document'
  | 'exhibitor-desk'
  | 'hosted-booking'
  | 'hosted-buyer'
  | 'hosted-meetings'
  | 'hosted-rooms'
  | 'mail-choice'
  | 'my-details'
  | 'my-schedule'
  | 'password-link'
  | 'payment-outcome'
  | 'wall';

/** Of an organiser alone. */
type Own = 'account' | 'preferences' | 'saved-views' | 'selection' | 'visit';

/** Asked once: a question, a preview of what is typed, or what is costly or recorded each time that it is read. */
type Once = 'audit' | 'desk' | 'document' | 'find' | 'once' | 'payment' | 'preview';

export type KeyHead = Part | Site | Linked | Own | Once;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [KeyHead, ...unknown[]];
  }
}
