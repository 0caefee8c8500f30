// Endpoints with which organisers list, count and delete registrations (hosted buyer and dashboard 7).
import { emailStateSchema } from '@visavis/domain/email/schema';
import { scheduleSchema } from '@visavis/domain/meeting/schema';
import { PROGRESSES } from '@visavis/domain/registration/progress';
import { REGISTRATION_STATES } from '@visavis/domain/registration/state';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page } from '../list-query.ts';
import * as calls from './calls.ts';
import { registrationFilterSchema, registrationOrderSchema } from './filter.ts';

const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.maximum(2147483647)) });
/** For a JSON body, which needs no coercion. */
const wholeId = z.int().check(z.positive(), z.maximum(2147483647));

/** Status of a registration's latest status email; null if none was requested. */
const statusMailSchema = z.nullable(
  z.object({
    id: z.int(),
    state: emailStateSchema,
    /** Why it failed, as reported by the mail server. */
    error: z.nullable(z.string()),
    /** The meetings have changed since, so it may be sent again. */
    isOutdated: z.boolean(),
    /** ISO instant at which the mail server accepted it; absent if it has not. */
    sentAt: z.optional(z.string()),
  }),
);

/** A row of the dashboard: a registration with all its meetings. */
export const meetingGroupSchema = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  companySize: z.string(),
  status: z.enum(REGISTRATION_STATES),
  phoneNumber: z.string(),
  /** The public reference, such as 'BM-7K3M-Q2XD'. */
  registrationNumber: z.string(),
  businessNature: z.string(),
  country: z.string(),
  schedules: z.array(scheduleSchema),
  user_id: z.int(),
  visitor_company_id: z.int(),
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  /** Version of the terms accepted at registration; null if it predates versioning. */
  termsVersion: z.nullable(z.string()),
  /** Mail reaches the address, but the visitor has not confirmed it; absent otherwise. */
  unconfirmed: z.optional(z.literal(true)),
  /** Mail to the address fails; absent otherwise. */
  addressFailed: z.optional(z.literal(true)),
  mail: statusMailSchema,
  /** Names of the staff tags on the person. */
  tags: z.array(z.string()),
});
export type MeetingGroup = z.infer<typeof meetingGroupSchema>;

export const listMeetingGroups = endpoint(calls.listMeetingGroups, {
  permission: 'registration.read',
  summary:
    'Registrations with their meetings, newest first unless sorted; a limit returns only that many, from the offset on. The x-total-count header holds the total',
  query: z.object({
    ...registrationFilterSchema.shape,
    ...registrationOrderSchema.shape,
    ...page,
  }),
  output: z.array(meetingGroupSchema),
});

export const listRegistrationIds = endpoint(calls.listRegistrationIds, {
  permission: 'registration.read',
  summary:
    'Ids of all registrations of a search, in the order of the list, to work through them one after another',
  query: z.object({
    ...registrationFilterSchema.shape,
    ...registrationOrderSchema.shape,
    /** '1' also returns the people's names. */
    names: z.optional(z.literal('1')),
    /** '1' excludes people without a meeting. */
    withMeetings: z.optional(z.literal('1')),
  }),
  output: z.object({
    ids: z.array(z.int()),
    /** In the order of the ids; only if requested. */
    names: z.optional(z.array(z.string())),
  }),
});

export const getMeetingGroup = endpoint(calls.getMeetingGroup, {
  permission: 'registration.read',
  summary: 'One registration with its meetings, by the id of the registration',
  params: idParams,
  output: meetingGroupSchema,
});

export const deleteRegistration = endpoint(calls.deleteRegistration, {
  permission: 'registration.delete',
  summary: 'Removes a registration and frees its hours; the three ids must agree',
  body: z.object({ user_id: wholeId, visitor_company_id: wholeId, id: wholeId }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  records: ['application.delete', 'registration.delete'],
  errors: ['resource.not-found', 'application.money-held'],
});

export const countRegistrations = endpoint(calls.countRegistrations, {
  permission: 'registration.read',
  summary:
    'How many registrations of a search there are, in all and by what is to be done; its progress is ignored',
  query: registrationFilterSchema,
  output: z.object({ total: z.int(), progress: z.record(z.enum(PROGRESSES), z.int()) }),
});

export const listRegistrationCountries = endpoint(calls.listRegistrationCountries, {
  permission: 'registration.read',
  summary: 'The countries of the registrations of a programme, with their number',
  query: z.pick(registrationFilterSchema, { programme: true }),
  output: z.object({ countries: z.array(z.object({ country: z.string(), total: z.int() })) }),
});
