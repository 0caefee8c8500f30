// Types of authenticated callers, and of the callers that a permission admits.
import type { Organiser } from '../staff/schema.ts';
import type { GRANTS, Permission } from './grants.ts';
import type { LINK_OWNERS, LinkKind } from './links.ts';

export interface StaffCaller extends Organiser {
  kind: 'staff';
}

declare const owned: unique symbol;
/** ID of a row that the caller owns; only authorisation creates one, so a number from a body cannot replace it. */
export type Own<Noun extends string> = number & { readonly [owned]: Noun };

/** The holder of a link, with the ID of the object that the link belongs to: `{ kind: 'exhibitor', exhibitorId }`. */
export type LinkCallers = {
  [K in LinkKind]: { kind: K } & { readonly [Id in (typeof LINK_OWNERS)[K]]: Own<K> };
};

export type Caller = { kind: 'anyone' } | StaffCaller | LinkCallers[LinkKind];

/** The caller that a permission admits; anyone if the call requires none. */
export type CallerOf<P extends Permission | 'anyone'> = P extends Permission
  ? (typeof GRANTS)[P] extends { link: infer L extends LinkKind }
    ? LinkCallers[L]
    : StaffCaller
  : { kind: 'anyone' };
