// Lists the reminder rules for organisers, and switches them on and off.
import type { HandlerInput } from '@visavis/contract/endpoint';
import type { Reminders, setReminder } from '@visavis/contract/reminder/endpoints';
import { REMINDER_RULES } from '@visavis/domain/reminder/rules';
import type { Organiser } from '@visavis/domain/staff/schema';
import type { Kysely } from 'kysely';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/schema.ts';
import { recordAction } from '../../platform/audit/record-action.ts';
import type { EditionService } from '../edition/public.ts';
import { countPeople, countWritten, listRules, setRule } from './repository.ts';

export interface ReminderDependencies {
  db: Kysely<Database>;
  clock: Clock;
  editions: EditionService;
}

export async function readReminders({ db, clock, editions }: ReminderDependencies): Promise<Reminders> {
  const { editionId } = await editions.forStaff();
  const [rules, written, people] = await Promise.all([
    listRules(db, editionId),
    countWritten(db, editionId),
    countPeople(db, editionId, clock()),
  ]);
  return {
    rules: REMINDER_RULES.map((rule) => ({ rule, isOn: rules.has(rule), written: written.get(rule) ?? 0 })),
    people,
  };
}

export async function switchReminder(
  dependencies: ReminderDependencies,
  { rule, isOn }: HandlerInput<typeof setReminder>['body'],
  organiser: Organiser,
): Promise<Reminders> {
  const { db, clock, editions } = dependencies;
  const { editionId } = await editions.forStaff();
  const now = clock();
  await db.transaction().execute(async (transaction) => {
    if (!(await setRule(transaction, { editionId, rule, isOn, organiserId: organiser.id }, now))) return;
    await recordAction(transaction, {
      at: now,
      actor: organiser,
      action: 'reminder.set',
      subject: rule,
      after: { isOn },
    });
  });
  return readReminders(dependencies);
}
