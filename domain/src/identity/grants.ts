// All permissions of the product and the callers that have them (decisions 4, 5, 7 and 8).

import { ORGANISER_ROLES, type OrganiserRole, RANKED_ROLES, type RankedRole } from '../staff/schema.ts';
import type { LinkKind } from './links.ts';

interface Grant {
  /** The lowest staff role that has it: viewers read, editors decide and send email, admins do everything else. */
  staff?: RankedRole;
  /** Desk staff have it too: they have no other permissions. */
  desk?: true;
  /** The holder of a link, only for the object that the link belongs to. */
  link?: LinkKind;
  /** 'unknown': callers without it get 'not found' instead of 'forbidden'. */
  refusal?: 'unknown';
}

/** Named noun.verb. A permission that no endpoint declares is checked in a handler, or by a page hiding controls. */
export const GRANTS = {
  'account.manage': { staff: 'viewer', desk: true },
  'hosted-buyer.decide': { staff: 'editor' },
  'hosted-buyer.delete': { staff: 'admin' },
  'hosted-buyer.read': { staff: 'viewer' },
  'attendance.mark': { staff: 'editor' },
  'attendance.read': { staff: 'viewer' },
  'audit.read': { staff: 'admin' },
  'booking.read': { staff: 'viewer' },
  'booking.read-passports': { staff: 'admin', refusal: 'unknown' },
  /** Exporting a full rooming list makes it the hotel's current one. */
  'booking.change': { staff: 'editor' },
  'booking.tell-hotel': { staff: 'editor' },
  'category.read': { staff: 'viewer' },
  'category.set': { staff: 'editor' },
  'change.follow': { staff: 'viewer' },
  'details.complete': { link: 'registration' },
  /** An exhibitor's own page. */
  'exhibitor-page.use': { link: 'exhibitor' },
  /** The fair's desk, where people check in. */
  'desk.work': { staff: 'editor', desk: true },
  'document-request.answer': { link: 'document-request' },
  'document-request.make': { staff: 'editor' },
  'document.list': { staff: 'viewer', refusal: 'unknown' },
  'document.open': { staff: 'editor' },
  'document.open-passport': { staff: 'admin' },
  'edition.read': { staff: 'viewer' },
  'edition.set': { staff: 'admin' },
  'connection.test': { staff: 'admin' },
  'email.read': { staff: 'viewer' },
  'email.read-staff': { staff: 'admin' },
  'email.send': { staff: 'editor' },
  'email.try-link': { staff: 'admin' },
  'exhibitor.make-link': { staff: 'editor' },
  'exhibitor.read': { staff: 'viewer' },
  'exhibitor.read-schedule': { staff: 'viewer' },
  'exhibitor.set': { staff: 'editor' },
  'exhibitor.set-hours': { staff: 'editor' },
  /** Each kind of result also needs the permission to read it. */
  'find.use': { staff: 'viewer' },
  'hosted-buyer.act': { link: 'registration' },
  'hours.release': { staff: 'editor' },
  'hours.read': { staff: 'viewer' },
  'hours.set-terms': { staff: 'admin' },
  'import.make': { staff: 'editor' },
  'import.read': { staff: 'viewer' },
  'mail-choice.set': { link: 'mail-choice' },
  'meeting.allow-other-hours': { staff: 'admin' },
  'meeting.decide': { staff: 'editor' },
  'note.write': { staff: 'editor' },
  'note.delete-any': { staff: 'admin' },
  'overview.read': { staff: 'viewer' },
  'payment.read': { staff: 'viewer' },
  'payment.record': { staff: 'admin' },
  'payment.refund': { staff: 'admin' },
  'person.erase': { staff: 'admin' },
  'person.set': { staff: 'editor' },
  'refund.read': { staff: 'viewer' },
  'registration.add': { staff: 'editor' },
  'registration.delete': { staff: 'admin' },
  'registration.mail': { staff: 'editor' },
  'registration.read': { staff: 'viewer' },
  'room.offer': { staff: 'editor' },
  'room.read': { staff: 'viewer' },
  'room.set': { staff: 'admin' },
  'schedule.manage': { link: 'registration' },
  'staff.manage': { staff: 'admin' },
  'tag.write': { staff: 'editor' },
  'task.write': { staff: 'editor' },
  /** Saving a list's search under a name for all staff. */
  'view.save': { staff: 'editor' },
  'wall.make-link': { staff: 'editor' },
  /** Names no people. */
  'wall.read': { link: 'wall' },
  'words.read': { staff: 'viewer' },
  'words.write': { staff: 'editor' },
  /** Each number also needs the permission to read what it counts. */
  'work.read': { staff: 'viewer' },
} as const satisfies Record<`${string}.${string}`, Grant>;

export type Permission = keyof typeof GRANTS;

/** The grant of a permission. */
export const grantOf = (permission: Permission): Grant => GRANTS[permission];

/** The staff roles that have a permission. */
export const rolesWith = (permission: Permission): OrganiserRole[] =>
  ORGANISER_ROLES.filter((role) => can(role, permission));

/**
 * Whether a staff role has a permission.
 * @param role undefined if logged out. False for undefined and unknown roles, and for link permissions
 */
export function can(role: string | undefined, permission: Permission): boolean {
  const { staff, desk = false } = grantOf(permission);
  if (role === 'desk') return desk;
  const ranks: readonly (string | undefined)[] = RANKED_ROLES;
  return staff !== undefined && ranks.indexOf(role) >= ranks.indexOf(staff);
}
