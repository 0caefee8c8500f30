// Types of authenticated callers, and of the callers that a permission admits.
import type { Organiser } from '../staff/schema.ts';
import type { GRANTS, Permission } from './grants.ts';

export interface StaffCaller extends Organiser {
  kind: 'staff';
}

declare const owned: unique symbol;
/** The id of a row that the caller owns; only authorisation creates one, so a number from a body cannot replace it. */
export type Own<Noun extends string> = number & { readonly [owned]: Noun };

export interface LinkCallers {
  registration: { kind: 'registration'; registrationId: Own<'registration'> };
  exhibitor: { kind: 'exhibitor'; exhibitorId: Own<'exhibitor'> };
  'document-request': { kind: 'document-request'; documentRequestId: Own<'document-request'> };
}

export type Caller = { kind: 'anyone' } | StaffCaller | LinkCallers[keyof LinkCallers];

/** The caller that a permission admits; anyone for a call that requires none. */
export type CallerOf<P extends Permission | 'anyone'> = P extends Permission
  ? (typeof GRANTS)[P] extends { link: infer L extends keyof LinkCallers }
    ? LinkCallers[L]
    : StaffCaller
  : { kind: 'anyone' };
