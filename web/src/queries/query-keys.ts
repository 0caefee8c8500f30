// The first item of every query key: a part of the edition, which pages refetch by themselves, or another known name.
import type { Part } from '@visavis/domain/live/parts';

/** What visitors read on the site. */
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

/** For the holder of a link. */
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

/** For one organiser only. */
type Own = 'account' | 'preferences' | 'saved-views' | 'selection' | 'visit';

/** Fetched once: a question, a preview of what is typed, or what is costly or logged each time it is read. */
type Once = 'audit' | 'desk' | 'document' | 'find' | 'once' | 'payment' | 'preview';

export type KeyHead = Part | Site | Linked | Own | Once;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [KeyHead, ...unknown[]];
  }
}
