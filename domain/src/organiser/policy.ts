// What each role of organiser may do.
import { ORGANISER_ROLES, type OrganiserRole } from './schema.ts';

/** The lowest role that may do it (decisions 4): viewer reads, editor decides and mails, admin does the rest. */
const LOWEST_ROLE = {
  read: 'viewer',
  decide: 'editor',
  mail: 'editor',
  'open-documents': 'editor',
  'open-passports': 'admin',
  refund: 'admin',
  delete: 'admin',
  'allow-other-hours': 'admin',
  'manage-staff': 'admin',
  'read-staff-mail': 'admin',
  'read-audit': 'admin',
  'try-links': 'admin',
} as const satisfies Record<string, OrganiserRole>;

/**
 * 'decide': approve, reject and edit meetings. 'allow-other-hours': an hour outside the edition's, with a reason
 * (decisions 5). 'open-documents': look at the documents of an application; 'open-passports': at passports too
 * (decisions 8). 'read-staff-mail': messages to staff, whose links open accounts. 'refund': send money back, or write down that it was sent (decisions 7).
 */
export type OrganiserVerb = keyof typeof LOWEST_ROLE;

/**
 * Whether a role may do something (decisions 4).
 * @param role of an organiser; undefined when nobody is logged in. Nobody, and a role that is none, may do nothing
 */
export function can(role: string | undefined, verb: OrganiserVerb): boolean {
  const ranks: readonly (string | undefined)[] = ORGANISER_ROLES;
  return ranks.indexOf(role) >= ranks.indexOf(LOWEST_ROLE[verb]);
}
