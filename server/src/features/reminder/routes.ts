// Routes of reminders.
import { getReminders, setReminder } from '@visavis/contract/reminder/endpoints';
import type { Binder } from '../../http/bind.ts';
import { type ReminderDependencies, readReminders, switchReminder } from './service.ts';

export function reminderRoutes(bind: Binder, dependencies: ReminderDependencies): void {
  bind(getReminders, () => readReminders(dependencies));
  bind(setReminder, ({ body, caller }) => switchReminder(dependencies, body, caller));
}
