// Endpoints with which admins manage staff: invitations, roles, disabled accounts, and resets of second factors.
import { organiserRoleSchema, organiserSchema } from '@visavis/domain/staff/schema';
import * as z from 'zod/mini';
import { invitationForm } from '../account/forms.ts';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
const done = z.object({ success: z.literal(true) });

export const staffMemberSchema = z.object({
  ...organiserSchema.shape,
  /** invited: has not chosen a password yet. */
  state: z.enum(['active', 'invited', 'disabled']),
  hasSecondFactor: z.boolean(),
  /** ISO instants. */
  createdAt: z.string(),
  lastSeenAt: z.nullable(z.string()),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const listStaff = endpoint(calls.listStaff, {
  permission: 'staff.manage',
  summary: 'All staff',
  output: z.array(staffMemberSchema),
});

export const inviteStaff = endpoint(calls.inviteStaff, {
  permission: 'staff.manage',
  summary: 'Invites somebody by email, who then chooses a password',
  body: invitationForm,
  status: 201,
  output: staffMemberSchema,
  records: ['organiser.invite'],
  errors: ['organiser.email-taken'],
});

export const changeStaff = endpoint(calls.changeStaff, {
  permission: 'staff.manage',
  summary: 'Changes a role, or disables or enables an account; the last admin must remain an admin',
  params: idParams,
  body: z.strictObject({ role: z.optional(organiserRoleSchema), isDisabled: z.optional(z.boolean()) }),
  output: staffMemberSchema,
  records: ['organiser.change'],
  errors: ['organiser.last-admin'],
});

export const inviteAgain = endpoint(calls.inviteAgain, {
  permission: 'staff.manage',
  summary: 'Mails the invitation again',
  params: idParams,
  output: done,
  records: ['organiser.invite-again'],
});

export const removeSecondFactorOf = endpoint(calls.removeSecondFactorOf, {
  permission: 'staff.manage',
  summary: 'Removes the second factor from an account whose owner has lost it',
  params: idParams,
  output: done,
  records: ['organiser.remove-second-factor'],
});
