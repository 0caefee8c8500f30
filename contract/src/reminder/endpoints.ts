// Endpoints of reminders: rules that organisers switch on.
import { REMINDER_RULES } from '@visavis/domain/reminder/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const output = z.object({
  rules: z.array(
    z.object({
      rule: z.enum(REMINDER_RULES),
      isOn: z.boolean(),
      /** How many were written so far. */
      written: z.int(),
    }),
  ),
  /** People with an approved meeting to come, who have not said no to reminders. */
  people: z.int(),
});
export type Reminders = z.infer<typeof output>;

export const getReminders = endpoint({
  method: 'GET',
  path: '/api/reminders',
  permission: 'email.read',
  summary: 'Which reminders of their own meetings people get, and how many were written',
  status: 200,
  output,
});

export const setReminder = endpoint({
  method: 'PUT',
  path: '/api/reminders',
  permission: 'email.send',
  summary: 'Switches a reminder on or off; nobody is reminded of a moment that has passed',
  body: z.strictObject({ rule: z.enum(REMINDER_RULES), isOn: z.boolean() }),
  status: 200,
  output,
  records: ['reminder.set'],
});
