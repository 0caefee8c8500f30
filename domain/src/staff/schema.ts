// Schemas and session limits of organisers, the staff with a login.
import * as z from 'zod/mini';

/** Each role has the permissions of those before it. */
export const RANKED_ROLES = ['viewer', 'editor', 'admin'] as const;
/** Includes desk staff, who have a few permissions of their own and no rank. */
export const ORGANISER_ROLES = ['desk', ...RANKED_ROLES] as const;
export const organiserRoleSchema = z.enum(ORGANISER_ROLES);
export type RankedRole = (typeof RANKED_ROLES)[number];
export type OrganiserRole = z.infer<typeof organiserRoleSchema>;

export const organiserSchema = z.object({ id: z.int(), email: z.string(), role: organiserRoleSchema });
export type Organiser = z.infer<typeof organiserSchema>;

/** A session ends after this long without a call, in minutes (decisions 4). */
export const SESSION_IDLE_MINUTES = 30;
/** A session ends after this long regardless of activity, in hours (decisions 4). */
export const SESSION_ABSOLUTE_HOURS = 12;
/** Minimum password length, in characters. */
export const PASSWORD_MINIMUM = 12;

/** A staff email address for comparison, ignoring case and surrounding spaces. */
export const foldOrganiserEmail = (email: string): string => email.trim().toLowerCase();
