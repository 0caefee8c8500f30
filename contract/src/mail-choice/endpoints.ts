// Endpoints with which people set their mail preferences, opened by the link in a group message or a reminder.
import { cleanLine } from '@visavis/domain/text/normalise';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const choice = {
  /** Opted out of group messages. */
  stopsGroup: z.boolean(),
  /** Opted out of reminders of their own meetings. */
  stopsReminders: z.boolean(),
};
const output = z.object({
  ...choice,
  /** Masked: a forwarded message must not reveal it. */
  email: z.string(),
});
export type MailChoice = z.infer<typeof output>;

export const getMailChoice = endpoint(calls.getMailChoice, {
  permission: 'mail-choice.set',
  summary: 'What mail the address of a registration gets',
  output,
});

export const setMailChoice = endpoint(calls.setMailChoice, {
  permission: 'mail-choice.set',
  summary: 'Chooses what mail the address of a registration gets, in all registrations of the edition',
  body: z.strictObject(choice),
  output,
  records: ['mail.stop', 'mail.resume'],
});

const params = z.object({ reference: z.string().check(z.overwrite(cleanLine), z.maxLength(40)) });
const ofPerson = z.object(choice);
export type PersonMail = z.infer<typeof ofPerson>;

export const getPersonMail = endpoint(calls.getPersonMail, {
  permission: 'registration.read',
  summary: 'What mail a person gets, for organisers',
  params,
  output: ofPerson,
});

export const setPersonMail = endpoint(calls.setPersonMail, {
  permission: 'person.set',
  summary: 'Enters what mail a person wants, as they told an organiser',
  params,
  body: z.strictObject(choice),
  output: ofPerson,
  records: ['mail.stop', 'mail.resume'],
});
