// The reminders that people get of their own meetings, as rules to switch on.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getReminders, setReminder } from '@visavis/contract/reminder/calls';
import { can } from '@visavis/domain/identity/grants';
import type { ReminderRule } from '@visavis/domain/reminder/rules';
import { useState } from 'react';
import { isSessionOver, sentenceOf } from '../../../i18n/refusal.ts';
import { useText } from '../../../i18n/text.ts';
import { call } from '../../../lib/api-client.ts';
import { useRole } from '../../../lib/use-organiser.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from '../messages-page.module.css';

const KEY = ['reminders'] as const;

export function RemindersSection() {
  const text = useText();
  const role = useRole();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getReminders, { signal }),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const change = async (rule: ReminderRule, isOn: boolean) => {
    setFailure(null);
    try {
      queries.setQueryData(KEY, await call(setReminder, { body: { rule, isOn } }));
    } catch (refusal) {
      if (!isSessionOver(refusal)) setFailure(sentenceOf(text, refusal, text('messages.reminderNotSet')));
    }
  };
  const mayChange = can(role, 'email.send');
  return (
    <Section id="reminders" title={text('messages.reminders')}>
      {failure !== null && <Banner kind="error">{failure}</Banner>}
      {data ? (
        <>
          <p className={styles.what}>{text('messages.remindersWhat', { count: data.people })}</p>
          <fieldset disabled={!mayChange} className={styles.fieldset} aria-label={text('messages.reminders')}>
            <ul className={styles.rules}>
              {data.rules.map(({ rule, isOn, written }) => (
                <li key={rule}>
                  <Checkbox
                    tone="neutral"
                    label={text(`messages.reminder.${rule}`)}
                    checked={isOn}
                    onChange={(next) => void change(rule, next)}
                  />
                  <span className={styles.note}>{text('messages.reminderWritten', { count: written })}</span>
                </li>
              ))}
            </ul>
          </fieldset>
        </>
      ) : error ? (
        <Banner
          kind="error"
          action={
            <Button variant="text" onClick={() => void refetch()}>
              {text('messages.tryAgain')}
            </Button>
          }
        >
          {text('messages.remindersFailed')}
        </Banner>
      ) : (
        <Skeleton height="9rem" />
      )}
    </Section>
  );
}
