// Endpoints of reminders: rules that organisers can enable.
import { REMINDER_RULES } from '@visavis/domain/reminder/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import * as calls from './calls.ts';

const output = z.object({
  rules: z.array(
    z.object({
      rule: z.enum(REMINDER_RULES),
      isOn: z.boolean(),
      /** Number of reminders queued so far. */
      written: z.int(),
    }),
  ),
  /** People with an upcoming approved meeting who have not opted out of reminders. */
  people: z.int(),
});
export type Reminders = z.infer<typeof output>;

export const getReminders = endpoint(calls.getReminders, {
  permission: 'email.read',
  summary: 'Which reminders of their own meetings people get, and how many were written',
  output,
});

export const setReminder = endpoint(calls.setReminder, {
  permission: 'email.send',
  summary: 'Switches a reminder on or off; nobody is reminded of a moment that has passed',
  body: z.strictObject({ rule: z.enum(REMINDER_RULES), isOn: z.boolean() }),
  output,
  records: ['reminder.set'],
});
